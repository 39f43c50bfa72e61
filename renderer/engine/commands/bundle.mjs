// Compiles an entry and all the TypeScript that it imports to JavaScript: node bundle.mjs <entry> <folder>
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import { serveParent } from '../base/failures/run-child.mjs'
import { compiledName, workerEntries } from './compile-command.mjs'

const root = resolve(import.meta.dirname, '../../..')

/**
 * Packages that are not bundled: those with native parts, those of which the site's own code must get the same
 * instance, and tools that only some commands load. The others consist of many small files, which load faster as one.
 */
const external =
  /^(@resvg\/|@biomejs\/|axe-core|diff|fast-xml-parser|feedsmith|framer-motion|html-validate|idiomorph|lottie-web|playwright|react|rolldown|satori|satteri|sharp|sirv|subset-font|@capsizecss\/|@guidepup\/|csp_evaluator|schema-dts|ts-json-schema-generator|typescript|unocss|@unocss\/|vike|vite|vitest|vscode-)/

const [entry = '', folder = ''] = process.argv.slice(2)
const workers = workerEntries.filter(each => each !== entry && existsSync(join(root, each)))
await serveParent(() =>
  build({
    cwd: root,
    input: Object.fromEntries([entry, ...workers].map(each => [compiledName(each), join(root, each)])),
    platform: 'node',
    resolve: { alias: { '@proofsheet': join(root, 'renderer') } },
    external: name => name.startsWith('node:') || external.test(name),
    transform: { jsx: { runtime: 'automatic' } },
    plugins: [{ name: 'own-paths', transform: inlinePaths }],
    output: {
      dir: folder,
      entryFileNames: '[name]',
      chunkFileNames: '[hash].mjs',
      sourcemap: true,
      sourcemapExcludeSources: true,
      minify: { compress: false },
    },
    logLevel: 'silent',
  }),
)

/** Replaces `import.meta.dirname` and `import.meta.url` by their values in the source file. */
function inlinePaths(code, id) {
  if (
    !id.startsWith(root) ||
    id.slice(root.length).includes('node_modules') ||
    !/\bimport\.meta\.(dirname|url)\b/.test(code)
  )
    return
  return code
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
}
