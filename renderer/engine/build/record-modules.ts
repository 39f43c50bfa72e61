import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { packageOf } from '../base/modules/compiled-entry'
import { mainCode } from './main-code'
import { ownBuildName } from './own-build'

/** The files that Vite and TypeScript find by their names. */
const namedFiles = ['package.json', 'tsconfig.json']

/** Files below the root that are results, or belong to installed packages. */
const noSource = /(^|\/)node_modules\/|^(dist|\.[^/]+)\/|\.map$/

/**
 * Collects the files that Vite builds the code of pages from: the modules of all its environments, and further files
 * that its plug-ins and its configuration read. Gives the plug-in that sees the modules, the paths from the root, and
 * the function for the hash of the code behind the main parts of pages, once that is built.
 */
export function recordModules(root: string): { plugin: Plugin; files: Set<string>; mainHash: () => string } {
  let mainHash = ''
  const files = new Set(namedFiles)
  const add = (id: string) => {
    // Modules that plug-ins make up begin with the character NUL.
    const [path = ''] = id.split(/[?\0]/)
    const file = resolve(root, path)
    const name = relative(root, file).replaceAll('\\', '/')
    if (path === '' || name === '' || name.startsWith('..')) return
    if (!noSource.test(name) || packageOf(file)) files.add(name)
  }
  traceReads(add)
  const plugin: Plugin = {
    name: ownBuildName,
    configResolved({ configFileDependencies }) {
      for (const file of configFileDependencies) add(file)
    },
    buildEnd() {
      // Vite reads modules with code of its own, which Node doesn't see.
      for (const id of this.getModuleIds()) add(id)
    },
    generateBundle(_, bundle) {
      if (this.environment.config.consumer === 'server') mainHash = mainCode(this, bundle, root)
    },
  }
  return { plugin, files, mainHash: () => mainHash }
}

/** Calls a function with the path of each file that this process reads through Node, until it ends. */
function traceReads(onRead: (path: string) => void): void {
  const trace = <Owner extends object>(owner: Owner, name: keyof Owner) => {
    const read = owner[name] as (...args: unknown[]) => unknown
    const traced = (...args: unknown[]) => {
      const [path] = args
      if (typeof path === 'string') onRead(path)
      if (path instanceof URL && path.protocol === 'file:') onRead(fileURLToPath(path))
      return read.apply(owner, args)
    }
    Object.assign(owner, { [name]: Object.assign(traced, read) })
  }
  for (const name of ['readFileSync', 'readFile', 'createReadStream'] as const) trace(fs, name)
  trace(fs.promises, 'readFile')
  // Code that imports these functions by name gets the traced ones.
  syncBuiltinESMExports()
}
