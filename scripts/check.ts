import { runCheck } from '@proofsheet/authoring/commands/check'
import { site } from '../renderer/site/index'

await runCheck(site)
