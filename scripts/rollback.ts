import { runRollback } from '@proofsheet/authoring/commands/rollback'

runRollback()
