import { readArguments } from '@proofsheet/engine/commands/read-arguments'
import type { SiteDefinition } from '@proofsheet/engine/site'
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node'
import { serve } from '../language-server/serve'

/** Runs `npm run language-server` for an editor, which starts it. */
export function runLanguageServer(site: SiteDefinition, args?: string[]): void {
  // Editors may add arguments, such as --stdio.
  readArguments({ args, strict: false }, 'Usage: npm run --silent language-server, started by an editor')
  serve(createConnection(ProposedFeatures.all, process.stdin, process.stdout), site)
}
