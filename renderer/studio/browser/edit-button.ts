// Reaches the browser, when the dev server runs; never a visitor.
import { addBadgeButton } from '@proofsheet/engine/vite/browser/badge'
import { editButton } from './toggle'

addBadgeButton(editButton)
