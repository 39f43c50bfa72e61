import { register } from 'tsx/esm/api'

// Threads don't take over how the process reads TypeScript.
register()
await import('./work.ts')
