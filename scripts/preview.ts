import { runPreview } from '@proofsheet/engine/commands/preview'

await runPreview()
