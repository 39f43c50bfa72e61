import { runChanges } from '@proofsheet/store/deploy/command'

runChanges()
