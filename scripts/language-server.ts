import { serve } from '@proofsheet/authoring/language-server/serve'
import { readArguments } from '@proofsheet/engine/commands/read-arguments'
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node'
import { site } from '../renderer/site/index'

// Editors may add arguments, such as --stdio.
readArguments({ strict: false }, 'Usage: npm run --silent language-server, started by an editor')
serve(createConnection(ProposedFeatures.all, process.stdin, process.stdout), site)
