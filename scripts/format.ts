import { runFormat } from '@proofsheet/authoring/commands/format'
import { site } from '../renderer/site/index'

await runFormat(site)
