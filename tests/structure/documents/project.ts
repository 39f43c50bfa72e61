import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The names that documents may use. */
export interface Project {
  /** Every file and folder, from the root with forward slashes. */
  paths: Set<string>
  /** The scripts of package.json. */
  scripts: Set<string>
  /** The packages that package.json names. */
  packages: Set<string>
  /** The program code of each file, without comments and tests, by its path. */
  files: Map<string, string>
  /** The same of all files. */
  code: string
  /** Names that a file exports and that program code besides tests uses. */
  exported: Set<string>
  /** Members of interfaces, for example the fields of content. */
  members: Set<string>
}

/** Folders that hold no sources. */
const skipped = ['node_modules', 'dist', '.releases', '.cache', '.git', 'test-results', 'playwright-report']

/** Reads the names that documents of the project at a root may use. */
export function readProject(root: string): Project {
  const paths = [...pathsBelow(root, root)]
  const sources = paths
    .filter(path => /\.(tsx?|m[jt]s)$/.test(path) && !/^tests\/|^scripts\/bench\/sites\//.test(path))
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const { scripts, dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const packages = Object.keys({ ...dependencies, ...devDependencies })
  return toProject(paths, { scripts: Object.keys(scripts), packages }, sources)
}

/** The same from values. */
export function toProject(
  paths: string[],
  { scripts, packages }: { scripts: string[]; packages: string[] },
  sources: { path: string; text: string }[],
): Project {
  const uses = new Map<string, number>()
  for (const { text } of sources)
    for (const [name] of withoutComments(text).matchAll(/[A-Za-z_$][\w$]*/g)) uses.set(name, (uses.get(name) ?? 0) + 1)
  // Frameworks call the exports of a `+` file.
  const isUsed = (name: string, path: string) => (uses.get(name) ?? 0) > 1 || /(^|\/)\+[^/]+$/.test(path)
  return {
    paths: new Set(paths),
    scripts: new Set(scripts),
    packages: new Set(packages),
    code: sources.map(({ text }) => withoutComments(text)).join('\n'),
    files: new Map(sources.map(({ path, text }) => [path, withoutComments(text)])),
    exported: new Set(sources.flatMap(({ path, text }) => exportsIn(text).filter(name => isUsed(name, path)))),
    members: new Set(sources.flatMap(({ text }) => membersIn(text))),
  }
}

function* pathsBelow(root: string, folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.includes(entry.name)) continue
    const path = join(folder, entry.name)
    yield relative(root, path).replaceAll('\\', '/')
    if (entry.isDirectory()) yield* pathsBelow(root, path)
  }
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

function exportsIn(text: string): string[] {
  const declared = /^export (?:default )?(?:async )?(?:function\*?|const|let|class|interface|type) ([\w$]+)/gm
  return [...text.matchAll(declared)].map(([, name = '']) => name)
}

function membersIn(text: string): string[] {
  const interfaces = text.matchAll(/^(?:export )?(?:interface|type) [^={]+[={][\s\S]*?^\}/gm)
  return [...interfaces].flatMap(([body]) =>
    [...body.matchAll(/^\s+(?:readonly )?([\w$]+)\??[:(<]/gm)].map(([, name = '']) => name),
  )
}
