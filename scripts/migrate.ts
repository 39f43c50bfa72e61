import { runMigrate } from '@proofsheet/authoring/commands/migrate'
import { site } from '../renderer/site/index'

await runMigrate(site)
