// Reaches the browser, when the dev server runs; never a visitor.
import { addBadgeLink } from '@proofsheet/engine/vite/browser/badge'
import { guideUrl } from '../guide/guide-pages'

addBadgeLink(guideUrl, 'Guide')
