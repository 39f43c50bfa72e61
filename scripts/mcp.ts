import { runMcp } from '@proofsheet/mcp/command'
import { site } from '../renderer/site/index'

await runMcp(site)
