import { boundedWork } from '../limits/index'
import { verifySite } from '../run-check'
import { completion } from './completion'
import { editMode } from './edit-mode'
import { interactionTimes } from './interactions'
import { lighthouseScores } from './lighthouse/lighthouse'
import { load } from './load'
import { saveToPage } from './save-to-page'

// Measurements, which depend on this machine, apart from Lighthouse's scores and the limits of a text.
for (const check of [boundedWork, interactionTimes, lighthouseScores, load, saveToPage, editMode, completion])
  verifySite(check)
