import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, copyProject, preview, removeCopy } from '../project-copy'

/** Builds a copy of the project with other settings and environment. Throws the output of the build when it fails. */
export function buildWithSettings(
  root: string,
  changes: [from: string, to: string][],
  environment: Record<string, string> = {},
): void {
  const settings = join(root, 'content/site.ts')
  let text = readFileSync(settings, 'utf8')
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`content/site.ts does not contain ${from}`)
    text = text.replace(from, to)
  }
  writeFileSync(settings, text)
  // No test asks for compressed files of such a site, and making them takes seconds.
  const definition = join(root, 'renderer/site/index.ts')
  writeFileSync(definition, readFileSync(definition, 'utf8').replace(/^ {2}compress: .*\n/m, ''))
  const built = build(root, environment)
  if (!built.ok) throw new Error(built.text)
}

/** Builds a copy of the site whose settings are changed, and serves it on a free port. */
export async function serveWithSettings(changes: [from: string, to: string][]) {
  const root = copyProject()
  buildWithSettings(root, changes)
  const { server, address: origin } = await preview(root)
  return {
    origin,
    stop() {
      server.kill()
      removeCopy(root)
    },
  }
}
