import { verifySite } from '../run-check'
import { completion } from './completion'
import { editMode } from './edit-mode'
import { interactionTimes } from './interactions'
import { lighthouseScores } from './lighthouse/lighthouse'
import { load } from './load'
import { saveToPage } from './save-to-page'

// Measurements, which depend on this machine, apart from Lighthouse's scores.
for (const check of [interactionTimes, lighthouseScores, load, saveToPage, editMode, completion]) verifySite(check)
