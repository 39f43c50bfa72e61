import { runCheck } from '@proofsheet/engine/commands/check'
import { site } from '../renderer/site/index'

await runCheck(site)
