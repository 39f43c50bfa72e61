import { runRollback } from '@proofsheet/engine/commands/rollback'

runRollback()
