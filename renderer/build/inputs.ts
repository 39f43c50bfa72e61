import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What the code of a site is made from, content apart: a change in any of it may change any page. */
const codePaths = ['renderer', 'pages', 'content', 'vite.config.ts', 'uno.config.ts', 'tsconfig.json', 'package.json']

/** What a text is compiled by. */
const compilerPaths = ['renderer/pipeline', 'renderer/vocabulary/names.ts']

/** Names of everything that output depends on besides content: they change when what they stand for does. */
export interface Inputs {
  code: string
  compiler: string
}

/** Reads the project in the working folder, the packages that are installed, and the environment. */
export function readInputs(): Inputs {
  const around = [process.version, installedPackages(), process.env.BASE_PATH ?? '']
  return { code: hashFiles(codePaths, around), compiler: hashFiles(compilerPaths, around) }
}

function hashFiles(paths: string[], extra: string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(extra))
  for (const file of paths.flatMap(filesOf)) {
    const content = readFileSync(file)
    hash.update(`\n${file} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/** Every file at or below a path, in a fixed order; texts of the site are not among them. */
function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return /\.(mdx|txt)$/.test(path) ? [] : [path]
  return readdirSync(path)
    .sort()
    .flatMap(name => filesOf(`${path}/${name}`))
}

/** The list that npm keeps of what it installed, from the nearest folder that holds packages. */
function installedPackages(folder = process.cwd()): string {
  const list = join(folder, 'node_modules/.package-lock.json')
  if (existsSync(list)) return readFileSync(list, 'utf8')
  return dirname(folder) === folder ? '' : installedPackages(dirname(folder))
}
