import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { engineRoot } from '@proofsheet/engine/base/cache/generated'
import { packageFiles } from './package-files'

/** The template of new sites; it is also the second site of the tests. */
const template = 'tests/fixtures/minimal-site'

/** The files copied from this project besides the template. */
const shared = ['renderer/engine', '.npmrc', '.editorconfig', '.gitattributes', '.gitignore', '.nvmrc']

/** The commands of every site. */
const commands = [
  ...[
    'build',
    'check',
    'dev',
    'format',
    'import',
    'language-server',
    'migrate',
    'new',
    'preview',
    'rename',
    'rollback',
  ],
].map(name => `${name}.ts`)

/** Creates a project with a small site in a folder. Throws when the folder contains anything but `mayHold`. */
export function newSite(folder: string, { mayHold = [] as string[] } = {}): void {
  const target = resolve(folder)
  if (existsSync(target) && readdirSync(target).some(name => !mayHold.includes(name)))
    throw new Error(`${folder} is not empty.`)
  mkdirSync(target, { recursive: true })
  cpSync(join(engineRoot, template), target, { recursive: true })
  for (const path of shared.filter(each => existsSync(join(engineRoot, each))))
    cpSync(join(engineRoot, path), join(target, path), { recursive: true })
  for (const name of [...commands, 'run.mjs', 'start.mjs'])
    cpSync(join(engineRoot, 'scripts', name), join(target, 'scripts', name))
  writeFileSync(join(target, 'tsconfig.json'), tsconfig())
  for (const [name, text] of Object.entries(packageFiles(basename(target), target)))
    writeFileSync(join(target, name), text)
}

/** The template's tsconfig.json extends this project's; a new site gets complete options of its own. */
function tsconfig(): string {
  const { compilerOptions } = JSON.parse(readFileSync(join(engineRoot, 'tsconfig.json'), 'utf8'))
  const include = ['content', 'renderer', 'pages', 'scripts', '*.ts']
  return `${JSON.stringify({ compilerOptions, include }, null, 2)}\n`
}
