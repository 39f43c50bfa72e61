import { join } from 'node:path'
import { hashOf } from '../base/cache/hash'
import { installedPackages } from '../base/cache/installed-packages'
import type { FileHashes } from '../base/files/file-hashes'
import { listEntries, listFiles } from '../base/files/list-files'
import { contentRoots } from '../base/files/places'
import { moduleName } from '../base/modules/compiled-entry'
import { keyOf, modulesBehind, type OwnGraph, ownGraph } from '../base/modules/own-graph'
import { hashAt } from '../base/modules/recorded-files'
import { isPicture } from '../content/media/find-media'
import { basePath } from '../pages/html/base-path'
import { findCode } from './code-record'

/** The modules that render a page and store its files, and the one that builds the code of pages. */
export const renderers = ['build/tasks', 'build/vite-build']

/** The module that generates the files beside the pages. */
export const outputGenerators = ['pages/outputs/make-outputs']

/** The module that does all that a build does. */
const builders = ['commands/build', ...renderers]

/** The folder of images and videos. */
const media = 'content/media'

/** Hashes of everything besides content files that a build depends on. */
export interface Inputs {
  /** The hash of the environment. */
  environment: string
  /** The key of the built code of pages, where its inputs are unchanged; see `findCode`. */
  code?: string
  /** The hash of the modules that render a page with that code, and make the files that belong to it. */
  render: string
  /** The hash of the modules that generate the files beside the pages. */
  outputs: string
  /** The hash of content/media and of the pictures beside texts. */
  media: string
  /** The hash of each module and media file by its name, and of each environment value by its name in parentheses. */
  parts: Record<string, string>
  /** The hash of each file from which the code of pages was last built, by its name. */
  codeParts: Record<string, string>
}

/** Hashes the inputs of a build of the project at root. `graph` has the modules of the running code. */
export function readInputs(root: string, hashes: FileHashes, graph: OwnGraph = ownGraph()): Inputs {
  const environment = {
    '(Node)': process.version,
    '(installed packages)': hashOf(installedPackages(root)),
    '(BASE_PATH)': basePath(),
  }
  const environmentHash = hashOf(...Object.entries(environment).flat())
  const shown = listFiles(root, 'content').filter(file => file.startsWith(`${media}/`) || isPicture(file))
  const mediaHashes = Object.fromEntries(shown.map(file => [file, hashOrNone(root, hashes, file)]))
  const modules = modulesBehind(graph, builders, { onDemand: true })
  const moduleHashes = Object.fromEntries(modules.map(name => [name, graph.modules[name]?.hash ?? '']))
  const { key, files } = findCode(root, environmentHash, hashes)
  return {
    environment: environmentHash,
    code: key,
    render: hashOf(environmentHash, keyOf(graph, renderers, { onDemand: true })),
    outputs: hashOf(environmentHash, keyOf(graph, outputGenerators, { onDemand: true })),
    media: hashOf(...Object.entries(mediaHashes).flat()),
    parts: { ...environment, ...moduleHashes, ...mediaHashes },
    codeParts: nameParts(root, files),
  }
}

/** The part of a build's state that is the key of the code of pages. */
export const codePart = '(code)'

/** The hash of each input of a build as it is now, by its path, and of each environment value by its name. */
export function buildState(root: string, hashes: FileHashes, { parts, code }: Inputs): Record<string, string> {
  const others = contentRoots
    .flatMap(folder => listEntries(root, folder))
    .filter(({ file }) => !Object.hasOwn(parts, file))
    .map(({ file, type }) => [file, type === 'file' ? hashOrNone(root, hashes, file) : type])
  return { [codePart]: code ?? '', ...parts, ...Object.fromEntries(others) }
}

/** The hashes of files by the names of modules, given by their paths. */
export function nameParts(root: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, hash]) => [moduleName(root, join(root, path)), hash]))
}

/** The names that were added, removed or changed. */
export function changedInputs(before: Inputs['parts'], now: Inputs['parts']): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(path => before[path] !== now[path])
}

/** The content hash of a file; empty where it can't be read, which the stage that opens it reports. */
const hashOrNone = (root: string, hashes: FileHashes, file: string) =>
  hashAt(join(root, file), path => hashes.hashOf(path)) ?? ''
