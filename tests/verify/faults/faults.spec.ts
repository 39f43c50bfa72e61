import { randomEdits } from '../../random-edits/verify-check'
import { verifySite } from '../run-check'
import { attacks } from './attacks'
import { boundary } from './boundary'
import { browserFaults, consent } from './browser'
import { buildFaults } from './build'
import { checkImpliesBuild } from './check-implies-build'
import { commandFaults } from './commands'
import { damagedCache } from './damaged-cache'
import { hostileText } from './hostile-text/index'
import { pictureFaults } from './pictures'

for (const check of [
  attacks,
  boundary,
  hostileText,
  pictureFaults,
  buildFaults,
  commandFaults,
  checkImpliesBuild,
  damagedCache,
  randomEdits,
  browserFaults,
  consent,
])
  verifySite(check)
