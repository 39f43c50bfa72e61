import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { engineRoot } from '../../cache/generated'
import { packageFiles } from './package-files'

/** The site that new ones begin as; it is also the second site of the tests. */
const template = 'tests/fixtures/minimal-site'

/** What a site takes over from this project, besides the template. */
const shared = ['renderer/engine', '.npmrc', '.editorconfig', '.gitattributes', '.gitignore', '.nvmrc']

/** The commands that every site has. */
const commands = ['build', 'check', 'dev', 'language-server', 'new', 'preview', 'rename'].map(name => `${name}.ts`)

/**
 * Makes a project with a small site of its own in a folder, which is made if it is missing. Throws where the folder holds
 * anything but `mayHold`.
 */
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

/** The template's settings of TypeScript lead to this project; a site of its own has them in full. */
function tsconfig(): string {
  const { compilerOptions } = JSON.parse(readFileSync(join(engineRoot, 'tsconfig.json'), 'utf8'))
  const include = ['content', 'renderer', 'pages', 'scripts', '*.ts']
  return `${JSON.stringify({ compilerOptions, include }, null, 2)}\n`
}
