import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { engineRoot, hashSource, manifestOf } from '../cache/generated'
import { installedPackages } from '../cache/installed-packages'
import { localFolder } from '../cache/local'
import { Failure } from '../failures/failure'
import { runChild } from '../failures/run-child'
import { readJson } from '../files/read-json'
import type { GraphModule, ModuleGraph } from './module-graph'
import { packageModule } from './package-module'
import { hashAt } from './recorded-files'

/** The inputs of a bundle. It is valid as long as none of them changes. */
export interface BundleRecord {
  /** The name of the module that exports the site's definition. */
  site: string
  graph: ModuleGraph
  /** The folders of the packages with compiled modules, from the root: their `modules.json` lists the sources. */
  packages: string[]
  /** The hash of those, of the installed packages and of Node. */
  environment: string
}

/** The files of a bundle that others name. */
export const entryFile = 'entry.mjs'
export const workerFile = 'worker.mjs'
export const bundleRecordFile = (folder: string) => join(folder, 'bundle.json')

/** How long outdated bundles stay on the disk, in milliseconds: one may still be running. */
const maxAgeMs = 7 * 864e5

/** The bundles that this process has found or made, by root and entry. */
const known = new Map<string, Promise<string>>()

/**
 * Gives the URL of an entry as one file of JavaScript, bundled with the site's definition and the packages, so that it
 * starts fast and needs no TypeScript loader. Bundled again when anything that it was made of has changed. An entry is
 * the path of a module. Throws a `Failure` where its code has errors.
 */
export function compiledEntry(root: string, entry: string, mayHaveChanged = false): Promise<string> {
  const key = `${root}\0${entry}`
  const found = (!mayHaveChanged && known.get(key)) || findOrBundle(root, entry)
  known.set(key, found)
  found.catch(() => known.delete(key))
  return found
}

/** The paths of the site's own modules in the bundle of an entry, from the root; none before it was bundled. */
export function bundledModules(root: string, entry: string): string[] {
  const folder = currentFolder(root, entry)
  return folder ? siteModules(readRecord(folder)?.graph ?? {}).map(([path]) => path) : []
}

/** The module that exports the definition of the site below a root, as package.json names it. Throws without one. */
export function siteEntry(root: string): string {
  const path = manifestOf(root)?.site
  if (typeof path !== 'string')
    throw new Failure(
      `No package.json in ${root} says where the site is defined.\nRun this in the folder of a site, or add "proofsheet": { "site": "renderer/site/index.ts" } to it, with the path of the file that calls defineSite.`,
    )
  return join(root, path)
}

/** The folder of the layouts, from the project's root: Vike finds the layout of a URL by its folder. */
export const layoutsFolder = 'pages'

/** The folders in which a site has code: that of its definition, which has Vike's own files too, and the layouts. */
export function codeFolders(root: string): string[] {
  const [folder = ''] = relative(root, siteEntry(root)).split(sep)
  return [folder, layoutsFolder]
}

/** The module with the tasks of workers: the engine's, or one that offers more, as package.json may name it. */
export function workerEntry(root: string): string {
  const { worker } = manifestOf(root) ?? {}
  return worker ? createRequire(join(root, 'package.json')).resolve(worker) : packageModule('worker')
}

/** The folder of the package with compiled modules that a file belongs to; undefined for other files. */
export function packageOf(file: string): string | undefined {
  const end = file.replaceAll('\\', '/').lastIndexOf('/dist/')
  const folder = end < 0 ? undefined : file.slice(0, end)
  return folder && packageName(folder) !== undefined ? folder : undefined
}

/** The names of packages by folder: a bundle asks for that of every module, and of all that it imports. */
const packageNames = new Map<string, string>()

/** The name of the package with compiled modules in a folder; undefined where there is none. */
function packageName(folder: string): string | undefined {
  const known = packageNames.get(folder)
  if (known || !existsSync(join(folder, 'dist/modules.json'))) return known
  const { name }: { name: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  packageNames.set(folder, name)
  return name
}

/** The name of a module in a graph: what others import it by, or its path from the root. */
export function moduleName(root: string, file: string): string {
  const from = packageOf(file)
  if (!from) return relative(root, file).replaceAll('\\', '/')
  const path = file.slice(`${from}/dist/`.length).replaceAll('\\', '/')
  return `${packageName(from)}/${path.replace(/\.js$/, '')}`
}

/** The modules of the site, without those of packages. */
const siteModules = (graph: ModuleGraph): [string, GraphModule][] =>
  Object.entries(graph).filter(([name]) => !name.startsWith('@'))

/**
 * The record of the running bundle. Code that runs outside of a bundle, in tools of the dev server and in tests, gets
 * the record of the newest bundle of the dev server or the worker; throws where there is none.
 */
export function runningBundle(): BundleRecord {
  const own = new URL('bundle.json', import.meta.url)
  const [newest] = ['vite/service', 'worker']
    .flatMap(name => currentFolder(engineRoot, packageModule(name)) ?? [])
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  const folder = existsSync(own) ? dirname(fileURLToPath(own)) : newest
  const record = folder && readRecord(folder)
  if (!record) throw new Error('This code runs outside of a bundle, and neither dev server nor worker was bundled.')
  return record
}

/** Whether the running bundle is what its sources below a root would give now. */
export const isUpToDate = (root: string): boolean => isCurrent(root, runningBundle())

/** The folder with all bundles of an entry; the file `current` in it names the one that was made last. */
function folderOf(root: string, entry: string): string {
  const path = entry.startsWith(root) ? entry.slice(root.length + 1) : entry.slice(entry.lastIndexOf('@proofsheet') + 1)
  const hash = createHash('sha256').update(relative(root, entry)).digest('hex').slice(0, 8)
  return join(localFolder(root, 'commands'), `${path.replace(/\W+/g, '-').slice(-60)}-${hash}`)
}

function currentFolder(root: string, entry: string): string | undefined {
  const folder = folderOf(root, entry)
  const pointer = join(folder, 'current')
  return existsSync(pointer) ? join(folder, basename(readFileSync(pointer, 'utf8'))) : undefined
}

const readRecord = (folder: string) => readJson<BundleRecord>(bundleRecordFile(folder))

async function findOrBundle(root: string, entry: string): Promise<string> {
  const current = currentFolder(root, entry)
  const isValid = current !== undefined && isCurrent(root, readRecord(current)) && existsSync(join(current, entryFile))
  return pathToFileURL(join(isValid ? current : await bundle(root, entry), entryFile)).href
}

function isCurrent(root: string, record: BundleRecord | undefined): boolean {
  if (!record || record.environment !== environmentHash(root, record.packages)) return false
  return siteModules(record.graph ?? {}).every(([path, { hash }]) => hashAt(join(root, path), hashSource) === hash)
}

/** Bundles into a folder of its own, which becomes the current one when it is complete. */
async function bundle(root: string, entry: string): Promise<string> {
  const folder = folderOf(root, entry)
  const target = join(folder, `${Date.now().toString(36)}-${process.pid}`)
  mkdirSync(target, { recursive: true })
  try {
    await runChild(packageModule('base/modules/bundle'), [root, target, entry], `Compiling ${nameOf(entry)}`)
  } catch (error) {
    rmSync(target, { recursive: true, force: true })
    throw error
  }
  const made = readRecord(target)
  if (!made) throw new Error(`${target} has no record of its modules.`)
  writeFileSync(
    bundleRecordFile(target),
    JSON.stringify({ ...made, environment: environmentHash(root, made.packages) }),
  )
  const pointer = join(folder, `current-${process.pid}`)
  writeFileSync(pointer, basename(target))
  renameSync(pointer, join(folder, 'current'))
  for (const name of readdirSync(folder).filter(each => each !== 'current' && each !== basename(target))) {
    const old = join(folder, name)
    if (Date.now() - (statSync(old, { throwIfNoEntry: false })?.mtimeMs ?? 0) > maxAgeMs)
      rmSync(old, { recursive: true, force: true })
  }
  return target
}

const nameOf = (entry: string) => `${basename(dirname(entry))}/${basename(entry)}`

function environmentHash(root: string, packages: string[]): string {
  const hash = createHash('sha256').update(process.version).update(installedPackages(root))
  for (const path of packages) hash.update(path).update(hashAt(join(root, path, 'dist/modules.json'), hashSource) ?? '')
  return hash.digest('hex')
}

/** The URL of the worker: beside the bundle that runs; code that runs outside of one gets a bundle made for it. */
export async function workerUrl(): Promise<URL> {
  const own = new URL(workerFile, import.meta.url)
  return existsSync(own) ? own : new URL(workerFile, await compiledEntry(engineRoot, packageModule('worker')))
}
