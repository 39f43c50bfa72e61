// Reaches the browser, when a page of the guide without looks of the site is opened; never a visitor.
import { hydrateIslands } from '@proofsheet/engine/pages/islands/hydrate'
import { startDevClient } from '@proofsheet/engine/vite/browser/start'

hydrateIslands()
startDevClient()
