import { runIndexNow } from '@proofsheet/authoring/commands/indexnow'
import { site } from '../renderer/site/index'

await runIndexNow(site)
