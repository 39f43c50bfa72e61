import { createConnection, ProposedFeatures } from 'vscode-languageserver/node'
import { serve } from '../renderer/engine/authoring/language-server/serve'

serve(createConnection(ProposedFeatures.all, process.stdin, process.stdout))
