import { createConnection, ProposedFeatures } from 'vscode-languageserver/node'
import { serve } from '../renderer/engine/authoring/language-server/serve'
import { site } from '../renderer/site/index'

serve(createConnection(ProposedFeatures.all, process.stdin, process.stdout), site)
