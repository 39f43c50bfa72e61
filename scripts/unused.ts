import { runUnused } from '@proofsheet/authoring/commands/unused'

await runUnused()
