import { runImport } from '@proofsheet/import/command'
import { site } from '../renderer/site/index'

await runImport(site)
