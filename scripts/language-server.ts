import { createConnection, ProposedFeatures } from 'vscode-languageserver/node'
import { serve } from '../renderer/engine/authoring/language-server/serve'
import { readArguments } from '../renderer/engine/commands/options/read-arguments'
import { site } from '../renderer/site/index'

// Editors may add arguments, such as --stdio.
readArguments({ strict: false }, 'Usage: npm run --silent language-server, started by an editor')
serve(createConnection(ProposedFeatures.all, process.stdin, process.stdout), site)
