import { runNew } from '@proofsheet/authoring/commands/new'
import { site } from '../renderer/site/index'

await runNew(site)
