import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { freePort } from '../../free-port'

const project = join(import.meta.dirname, '../../..')

/** Where the definition of the small site names its outputs. */
export const listOfOutputs = "  outputs: async () => (await import('./outputs')).outputs,\n"

/** Where it names what compresses its files. */
const compression = "  compress: async () => (await import('@proofsheet/outputs/compress')).compressFiles,\n"

/**
 * Makes the small site in a folder outside of the project, with the engine, without outputs, and with tarballs of all
 * packages in `packages`. Gives the folder.
 */
export function makeSiteApart(): string {
  const root = mkdtempSync(join(tmpdir(), 'apart-'))
  cpSync(join(project, 'tests/fixtures/minimal-site'), root, { recursive: true })
  const write = (file: string, value: unknown) => writeFileSync(join(root, file), JSON.stringify(value))
  const { compilerOptions } = JSON.parse(readFileSync(join(project, 'tsconfig.json'), 'utf8'))
  write('tsconfig.json', { compilerOptions: { ...compilerOptions, paths: {} } })
  write('package.json', { type: 'module', proofsheet: { site: 'renderer/site/index.ts' } })
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync(join(project, 'node_modules')).filter(each => !/^(\.|@proofsheet$)/.test(each)))
    symlinkSync(join(project, 'node_modules', name), join(root, 'node_modules', name), 'junction')
  const packed = spawnSync(process.execPath, [join(project, 'scripts/pack.mjs'), join(root, 'packages')], {
    cwd: project,
    encoding: 'utf8',
  })
  expect(packed.status, packed.stdout + packed.stderr).toBe(0)
  addPackage(root, 'engine')
  configure(root)
  rmSync(join(root, 'renderer/site/outputs.ts'))
  for (const line of [listOfOutputs, compression]) edit(root, 'renderer/site/index.ts', line, '')
  return root
}

/** Replaces a text in a file of the site. */
export function edit(root: string, file: string, from: string, to: string): void {
  const text = readFileSync(join(root, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(root, file), text.replace(from, to))
}

/** Installs a package of this project from its tarball. */
export function addPackage(root: string, name: string): void {
  const [tarball = ''] = readdirSync(join(root, 'packages')).filter(file => file.includes(`-${name}-`))
  const target = join(root, 'node_modules/@proofsheet', name)
  mkdirSync(target, { recursive: true })
  const { status, stderr } = spawnSync('tar', ['-xzf', join(root, 'packages', tarball), '--strip-components=1'], {
    cwd: target,
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
}

/** Writes the configuration, with the plug-in of another package where one is named, called with an argument. */
export function configure(root: string, plugin = '', argument = ''): void {
  const text = readFileSync(join(project, 'tests/fixtures/minimal-site/vite.config.ts'), 'utf8')
  const call = plugin && `${plugin}(${argument}), `
  const without = text.replace(/^import .*@proofsheet\/studio.*\n/m, '').replace(/\bstudio\([^)]*\),? ?/, call)
  const config = plugin ? `import { ${plugin} } from '@proofsheet/${plugin}/vite'\n${without}` : without
  writeFileSync(join(root, 'vite.config.ts'), config)
}

/** The environment without what the test runner and npm set, which say where they run. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, INIT_CWD: __, ...env } = process.env
  return env
}

/** Runs a command of a package of this project; gives its exit code and all that it printed. */
export function run(root: string, name: string, ...args: string[]) {
  const bin = join(root, 'node_modules/@proofsheet', name, 'bin.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
  })
  return { status, text: stdout + stderr }
}

/** Serves the site while a task runs, which gets a function that requests an address: status, text and headers. */
export async function withServer(
  root: string,
  command: 'dev' | 'preview',
  task: (get: (path: string, init?: RequestInit) => Promise<[number, string, Headers]>) => unknown,
) {
  const port = await freePort()
  const args = [join(root, 'node_modules/@proofsheet/engine/bin.mjs'), command, '--port', String(port)]
  const server = spawn(process.execPath, args, { cwd: root, env: environment() })
  try {
    await started(server)
    await task(async (path, init = {}) => {
      const headers = { Accept: 'text/html', ...init.headers }
      const response = await fetch(`http://localhost:${port}${path}`, { ...init, headers })
      return [response.status, await response.text(), response.headers]
    })
  } finally {
    const ended = new Promise(resolve => server.once('exit', resolve))
    if (server.exitCode === null) server.kill()
    await ended
  }
}

async function started(server: ChildProcess): Promise<void> {
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk
      if (/Pages are live|The site is at/.test(said)) resolve()
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.on('exit', code => reject(new Error(`The server ended with ${code}: ${said}`)))
  })
}
