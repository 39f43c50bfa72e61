import { runLanguageServer } from '@proofsheet/authoring/commands/language-server'
import { site } from '../renderer/site/index'

runLanguageServer(site)
