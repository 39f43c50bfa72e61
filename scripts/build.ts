import { runBuild } from '@proofsheet/engine/commands/build'
import { site } from '../renderer/site/index'

await runBuild(site)
