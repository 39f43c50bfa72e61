import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashOfFile } from '../cache/file-hashes'
import { hashOf } from '../cache/store'
import { installedPackages } from '../commands/compile-command.mjs'

/** What the code of a site is made from: a change in any of it may change any page. */
const code = ['renderer', 'pages', 'content', 'vite.config.ts', 'tsconfig.json', 'package.json']

/** Where writers put pictures and recordings. */
const media = 'content/media'

/** What of it may have a say in how content is read and texts are compiled. */
const compiler =
  /^(renderer\/(engine\/(content|mdx|diagnostics|types|shapes|islands)|site\/(components|islands|rules|collections))|content\/|\(|package\.json$)/

/** What of it has no say in what stands beside the pages, given the pages. */
const notOutputs =
  /^(pages|renderer\/(engine\/(builder|workers|dev|islands|content|mdx|diagnostics|types|publish|search|authoring)|site\/(components|islands)))\//

/** Names of everything besides content that output depends on: they change when what they stand for does. */
export interface Inputs {
  code: string
  compiler: string
  outputs: string
  /** The pictures and recordings that pages show, whatever names them. */
  media: string
  /** A name for what each file says, by its path; also for what is around them, in parentheses. */
  parts: Record<string, string>
}

/** Reads the project at root, the packages that are installed for it, and the environment. */
export function readInputs(root = process.cwd()): Inputs {
  // Of what stands below content only the program is code.
  const files = code.flatMap(path => filesOf(root, path)).filter(file => !/^content\/.*(?<!\.ts)$/.test(file))
  const parts = {
    '(Node)': process.version,
    '(installed packages)': hashOf(installedPackages(root)),
    '(BASE_PATH)': process.env.BASE_PATH ?? '',
    ...hashFiles(root, files),
  }
  const entries = Object.entries(parts)
  const shown = existsSync(join(root, media)) ? hashFiles(root, filesOf(root, media)) : {}
  const compiling = entries.filter(([path]) => compiler.test(path))
  const beside = entries.filter(([path]) => !notOutputs.test(path))
  return {
    code: hashOf(...entries.flat()),
    compiler: hashOf(...compiling.flat()),
    outputs: hashOf(...beside.flat()),
    media: hashOf(...Object.entries(shown).flat()),
    parts: { ...parts, ...shown },
  }
}

/** The paths at which something was added, removed or changed. */
export function changedInputs(before: Inputs['parts'], now: Inputs['parts']): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(path => before[path] !== now[path])
}

/** Every file at or below a path, in a fixed order. */
function filesOf(root: string, path: string): string[] {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  // A link that leads nowhere; whoever reads it says so.
  if (!found) return []
  if (!found.isDirectory()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap(name => filesOf(root, `${path}/${name}`))
}

/** A name for what each file says. */
function hashFiles(root: string, files: string[]): Record<string, string> {
  return Object.fromEntries(files.map(file => [file, hashOfFile(join(root, file))]))
}
