import { runDev } from '@proofsheet/engine/commands/dev'

await runDev()
