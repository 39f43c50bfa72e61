// For tests that have not moved to the factories yet.
export { loadFiles as siteOf } from './factories/site'
