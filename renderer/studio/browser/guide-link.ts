// Reaches the browser, when the dev server runs; never a visitor.
import { addBadgeText } from '@proofsheet/engine/vite/browser/badge'
import { element } from '@proofsheet/engine/vite/browser/elements'
import { guideUrl } from '../guide/guide-pages'

const link = element('a', '', ['Guide'])
link.href = guideUrl
addBadgeText(link)
