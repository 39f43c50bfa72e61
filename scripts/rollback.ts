import { runRollback } from '@proofsheet/authoring/commands/rollback'
import { site } from '../renderer/site/index'

await runRollback(site)
