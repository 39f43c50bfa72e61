import { runReproduce } from '@proofsheet/engine/commands/reproduce'

runReproduce()
