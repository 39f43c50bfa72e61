// Imported first: React and others decide when they are loaded whether it is for visitors.
process.env.NODE_ENV = 'production'
