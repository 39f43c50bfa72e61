// Bundles an entry with the site's definition, the packages and the worker: node bundle.js <root> <folder> <entry>
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { build, type Plugin } from 'rolldown'
import { sha256 } from '../cache/hash'
import { serveParent } from '../failures/run-child'
import {
  bundleRecordFile,
  codeFolders,
  entryFile,
  moduleName,
  packageOf,
  siteEntry,
  workerEntry,
  workerFile,
} from './compiled-entry'
import type { GraphModule } from './module-graph'

/**
 * Packages that are not bundled: those with native parts, those of which the site's own code must get the same
 * instance, and tools that only some commands load. The others consist of many small files: loaded one by one, a
 * process spends 0.8 s of processor time on its start instead of 0.25 s.
 */
const external =
  /^(@takumi-rs\/|@biomejs\/|axe-core|diff|fast-xml-parser|feedsmith|framer-motion|html-validate|idiomorph|lottie-web|playwright|react|rolldown|satteri|sharp|sirv|subset-font|@capsizecss\/|@guidepup\/|csp_evaluator|schema-dts|ts-json-schema-generator|typescript|unocss|@unocss\/|vike|vite|vitest|vscode-)/

const [root = '', target = '', entry = ''] = process.argv.slice(2)
const folder = realpathSync(target)

await serveParent(async () => {
  const graph: Record<string, GraphModule> = {}
  const packages = new Set<string>()
  await build({
    cwd: root,
    // TypeScript's paths lead to the sources of packages; a bundle has their compiled modules.
    tsconfig: false,
    input: { [entryFile]: entry, [workerFile]: workerEntry(root) },
    platform: 'node',
    external: name => name.startsWith('node:') || external.test(name),
    transform: { jsx: { runtime: 'automatic' } },
    plugins: [definition(root), lighterPackages(), ownPaths(folder), browserParts(root), recordGraph(graph, packages)],
    output: {
      dir: folder,
      entryFileNames: '[name]',
      chunkFileNames: '[hash].mjs',
      sourcemap: true,
      sourcemapExcludeSources: true,
      minify: { compress: false },
    },
    logLevel: 'silent',
  })
  const site = moduleName(root, siteEntry(root))
  writeFileSync(bundleRecordFile(folder), JSON.stringify({ site, graph, packages: [...packages].sort() }))
})

/** Resolves `virtual:site` to the module that exports the site's definition. */
function definition(root: string): Plugin {
  const file = siteEntry(root)
  return {
    name: 'definition',
    resolveId: { filter: { id: /^virtual:site$/ }, handler: () => file },
  }
}

/**
 * Leaves out js-yaml, 300 KB that each start would read: gray-matter gets another parser, and only names these two; and the
 * names that unist-util-visit-parents gives a function for each node, a fifth of the time of compiling.
 */
function lighterPackages(): Plugin {
  return {
    name: 'lighter-packages',
    load: {
      filter: { id: /[\\/]js-yaml[\\/]index\.js$/ },
      handler: () => 'module.exports = { safeLoad() {}, safeDump() {} }',
    },
    transform: {
      filter: { id: /[\\/]unist-util-visit-parents[\\/]lib[\\/]index\.js$/ },
      handler: code => code.replace("if (typeof value.type === 'string')", 'if (false)'),
    },
  }
}

/**
 * Replaces `import.meta.dirname` by the folder of the source file, and in the site's own code `import.meta.url` by its
 * URL too: in packages, that is the URL of the running bundle, beside which is the worker. Paths start at the bundle's
 * folder, so that a copy of the site can run a copy of it.
 */
function ownPaths(folder: string): Plugin {
  const at = (path: string) =>
    `process.getBuiltinModule('path').join(import.meta.dirname, ${JSON.stringify(relative(folder, path))})`
  return {
    name: 'own-paths',
    transform: {
      filter: { code: /\bimport\.meta\.(dirname|url)\b/ },
      handler(code, id) {
        const isPackage = packageOf(id) !== undefined
        if (!isPackage && id.includes('node_modules')) return
        const url = isPackage ? 'import.meta.url' : `process.getBuiltinModule('url').pathToFileURL(${at(id)}).href`
        const own = { dirname: at(dirname(id)), url }
        return code.replace(/\bimport\.meta\.(dirname|url)\b/g, (_, name: keyof typeof own) => own[name])
      },
    },
  }
}

/**
 * A definition may import the site's components, to take their names. Of what only Vite knows, they get the paths of
 * islands, no styles and no addresses of files.
 */
function browserParts(root: string): Plugin {
  return {
    name: 'browser-parts',
    resolveId: { filter: { id: /^virtual:islands$|\.css($|\?)|\?url$/ }, handler: id => `\0${id}.js` },
    load: {
      filter: { id: /^\0(virtual:islands|.*\.css.*|.*\?url)\.js$/ },
      handler: id =>
        id === '\0virtual:islands.js'
          ? `export const islands = ${JSON.stringify(islandPaths(root))}`
          : 'export default ""',
    },
  }
}

/** The paths of the islands, as keys. */
function islandPaths(root: string): Record<string, ''> {
  const folders = codeFolders(root).map(folder => join(root, folder))
  const files = folders.filter(existsSync).flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  return Object.fromEntries(files.filter(path => path.endsWith('.island.tsx')).map(path => [path, '']))
}

/** Records each module but those of installed packages, and the packages with compiled modules. */
function recordGraph(graph: Record<string, GraphModule>, packages: Set<string>): Plugin {
  const namesOf = (ids: readonly string[]) => ids.filter(isRecorded).map(id => moduleName(root, id))
  return {
    name: 'record-graph',
    buildEnd() {
      for (const id of [...this.getModuleIds()].filter(isRecorded)) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
        const from = packageOf(id)
        if (from) packages.add(relative(root, from))
        graph[moduleName(root, id)] = {
          hash: sha256(readFileSync(id)),
          imports: namesOf(importedIds),
          dynamicImports: namesOf(dynamicallyImportedIds),
        }
      }
    },
  }
}

/** Whether a module is a file of the site or of a package with compiled modules. */
function isRecorded(id: string): boolean {
  return isAbsolute(id) && (packageOf(id) !== undefined || !id.includes('node_modules'))
}
