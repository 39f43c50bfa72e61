import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, copyProject, removeCopy } from '../project-copy'

/** Builds a copy of the site whose settings are changed, and serves it on a free port. */
export async function serveConfigured(changes: [from: string, to: string][]) {
  const root = copyProject()
  const settings = join(root, 'content/site.ts')
  let text = readFileSync(settings, 'utf8')
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`content/site.ts does not contain ${from}`)
    text = text.replace(from, to)
  }
  writeFileSync(settings, text)
  const built = build(root)
  if (!built.ok) throw new Error(built.text)
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/preview.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
  })
  return {
    origin: await originOf(server),
    stop() {
      server.kill()
      removeCopy(root)
    },
  }
}

function originOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk
      const origin = /The site is at (http:\/\/localhost:\d+)/.exec(said)?.[1]
      if (origin) resolve(origin)
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.on('exit', code => reject(new Error(`The preview ended with ${code}: ${said}`)))
  })
}
