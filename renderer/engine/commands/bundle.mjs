// Makes one program of an entry and all the TypeScript that it leads to: node bundle.mjs <entry> <folder>
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import { programName } from './compile-command.mjs'

const root = resolve(import.meta.dirname, '../../..')

/**
 * Packages that are made of many small files and of nothing else: within the program they are read in one go. React and
 * others that the site's own code holds as well must stay one and the same.
 */
const inlined =
  /^(@mdx-js|@ungap|acorn|ajv|astring|bail|ccount|character-|collapse-|comma-|decode-|dequal|devlop|estree-|escape-|extend|fast-|fastest-|fault|format|github-slugger|gray-matter|hast-|html-url|inline-style|is-|js-yaml|json-schema-|kind-of|longest-|markdown-table|mdast-|micromark|parse-entities|property-|recma-|rehype-|remark-|section-matter|space-|strip-bom|stringify-entities|style-to-|trim-lines|trough|unified|unist-|vfile|yaml|zwitch)/

const [entry = '', folder = ''] = process.argv.slice(2)
await build({
  cwd: root,
  input: join(root, entry),
  platform: 'node',
  external: name => /^(@|\w(?!:))/.test(name) && !inlined.test(name),
  transform: { jsx: { runtime: 'automatic' } },
  plugins: [
    { name: 'threads', transform: makeThreads },
    { name: 'places', transform: placesOf },
  ],
  output: {
    dir: folder,
    entryFileNames: programName(entry),
    chunkFileNames: '[hash].mjs',
    sourcemap: true,
    sourcemapExcludeSources: true,
    minify: { compress: false },
  },
  logLevel: 'silent',
})

/** What a program starts as a thread is made with it, so that what both hold is made once. */
function makeThreads(code, id) {
  if (!id.startsWith(root) || id.includes('node_modules')) return
  for (const [, thread] of code.matchAll(/\bprogramOf\('([^']+)'\)/g))
    this.emitFile({ type: 'chunk', id: join(root, thread), fileName: programName(thread) })
}

/** What modules say of their own place stays true within the program. */
function placesOf(code, id) {
  if (!id.startsWith(root) || id.includes('node_modules') || !/\bimport\.meta\.(dirname|url)\b/.test(code)) return
  return code
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
}
