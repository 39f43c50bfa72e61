import { randomEdits } from '../../random-edits/verify-check'
import type { SiteCheck } from '../check'
import { boundedWork } from '../limits/index'
import { attacks } from './attacks'
import { boundary } from './boundary'
import { browserFaults, consent } from './browser'
import { buildFaults } from './build'
import { checkImpliesBuild } from './check-implies-build'
import { commandFaults } from './commands'
import { damagedCache } from './damaged-cache'
import { hostileText } from './hostile-text/index'
import { pictureFaults } from './pictures'
import { publication } from './publication'

/** Checks with faults and attacks. */
export const faultChecks: SiteCheck[] = [
  attacks,
  boundary,
  hostileText,
  boundedWork,
  pictureFaults,
  buildFaults,
  commandFaults,
  checkImpliesBuild,
  damagedCache,
  publication,
  randomEdits,
  browserFaults,
  consent,
]
