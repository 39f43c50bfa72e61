// Reaches the browser, on every page that has an island.
import { hydrateIslands } from './islands/hydrate'

hydrateIslands()

// Known before modules are read: no part of a build.
if (import.meta.env.DEV) import('./dev/browser/start').then(({ startWriting }) => startWriting()).catch(console.error)
