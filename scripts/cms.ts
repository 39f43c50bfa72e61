import { runCms } from '@proofsheet/cms/command'
import { site } from '../renderer/site/index'

await runCms(site)
