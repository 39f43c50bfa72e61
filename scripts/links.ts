import { runLinks } from '@proofsheet/authoring/commands/links'
import { site } from '../renderer/site/index'

await runLinks(site)
