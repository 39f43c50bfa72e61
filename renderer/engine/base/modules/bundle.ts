// Bundles an entry with the site's definition, the packages and the worker: node bundle.js <root> <folder> <entry>
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type OutputChunk, type Plugin } from 'rolldown'
import { serveParent } from '../failures/run-child'
import {
  type BundleRecord,
  bundleRecordFile,
  entryFile,
  packageOf,
  siteEntry,
  workerEntry,
  workerFile,
} from './compiled-entry'

/**
 * Packages that are not bundled: those with native parts, those of which the site's own code must get the same
 * instance, and tools that only some commands load. The others consist of many small files: loaded one by one, a
 * process spends 0.8 s of processor time on its start instead of 0.25 s.
 */
const external =
  /^(@resvg\/|@biomejs\/|axe-core|diff|fast-xml-parser|feedsmith|framer-motion|html-validate|idiomorph|lottie-web|playwright|react|rolldown|satori|satteri|sharp|sirv|subset-font|@capsizecss\/|@guidepup\/|csp_evaluator|schema-dts|ts-json-schema-generator|typescript|unocss|@unocss\/|vike|vite|vitest|vscode-)/

const [root = '', folder = '', entry = ''] = process.argv.slice(2)

await serveParent(async () => {
  const { output } = await build({
    cwd: root,
    input: { [entryFile]: entry, [workerFile]: workerEntry(root) },
    platform: 'node',
    external: name => name.startsWith('node:') || external.test(name),
    transform: { jsx: { runtime: 'automatic' } },
    plugins: [definition(root), ownPaths()],
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
  writeFileSync(bundleRecordFile(folder), JSON.stringify(record(output.filter(each => each.type === 'chunk'))))
})

/** Resolves `virtual:site` to the module that exports the site's definition. */
function definition(root: string): Plugin {
  return {
    name: 'definition',
    resolveId: id => (id === 'virtual:site' ? siteEntry(root) : undefined),
  }
}

/**
 * Replaces `import.meta.dirname` by the folder of the source file, and in the site's own code `import.meta.url` by its
 * URL too. In packages that is the URL of the running bundle, beside which is the worker.
 */
function ownPaths(): Plugin {
  return {
    name: 'own-paths',
    transform(code, id) {
      if (!/\bimport\.meta\.(dirname|url)\b/.test(code)) return
      const isPackage = packageOf(id) !== undefined
      if (!isPackage && id.includes('node_modules')) return
      const placed = code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      return isPackage ? placed : placed.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
    },
  }
}

/** The inputs of a bundle: the site's own modules by their hash, and the packages with compiled modules. */
function record(chunks: OutputChunk[]): Pick<BundleRecord, 'modules' | 'packages'> {
  const files = [...new Set(chunks.flatMap(chunk => chunk.moduleIds))].filter(id => !id.startsWith('\0'))
  const packages = new Set<string>()
  const modules: Record<string, string> = {}
  for (const file of files) {
    const from = packageOf(file)
    if (from) packages.add(from)
    else if (!file.includes('node_modules'))
      modules[relative(root, resolve(file)).replaceAll('\\', '/')] = createHash('sha256')
        .update(readFileSync(file))
        .digest('hex')
  }
  return { modules, packages: [...packages].sort() }
}
