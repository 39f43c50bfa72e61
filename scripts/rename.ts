import { runRename } from '@proofsheet/authoring/commands/rename'
import { site } from '../renderer/site/index'

await runRename(site)
