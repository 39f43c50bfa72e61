// What commands and threads start with: plain JavaScript, so that Node needs no loader for TypeScript.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname, '../..')

/** Where the TypeScript lies that programs are made of. */
const sources = ['content', 'renderer', 'scripts', 'tests']

/**
 * Packages that are made of many small files and of nothing else: within the program they are read in one go. React and
 * others that the site's own code holds as well must stay one and the same.
 */
const inlined =
  /^(@mdx-js\/mdx|acorn|ajv|bail|ccount|character-|comma-|decode-|dequal|devlop|estree-|escape-|extend|fast-deep|github-slugger|gray-matter|hast-|html-url|inline-style|is-plain|kind-of|longest-|markdown-table|mdast-|micromark|property-|recma-|rehype-|remark-|space-|strip-bom|stringify-entities|style-to-|trim-lines|trough|unified|unist-|vfile|yaml|zwitch)/

/** How long programs of older sources are kept, in milliseconds: one may still be running. */
const longest = 7 * 864e5

/**
 * The TypeScript of the project as a program that Node runs: gives its URL. It is made once for each state of the
 * sources and kept in `.cache/program`. `entry` counts from the project's root.
 */
export async function programOf(entry) {
  key ??= keyOf()
  const folder = join(root, '.cache/program', key, entry.replaceAll('/', '-'))
  if (!existsSync(folder)) await bundle(entry, folder)
  return pathToFileURL(join(folder, 'index.mjs')).href
}

let key

async function bundle(entry, folder) {
  const { build } = await import('rolldown')
  const unfinished = `${folder}.${process.pid}-${Math.random().toString(36).slice(2)}`
  mkdirSync(unfinished, { recursive: true })
  await build({
    cwd: root,
    input: join(root, entry),
    platform: 'node',
    external: name => /^(@|\w(?!:))/.test(name) && !inlined.test(name),
    transform: { jsx: { runtime: 'automatic' } },
    plugins: [{ name: 'places', transform: placesOf }],
    output: { dir: unfinished, entryFileNames: 'index.mjs', chunkFileNames: '[hash].mjs', sourcemap: true },
    logLevel: 'silent',
  })
  try {
    renameSync(unfinished, folder)
  } catch {
    // Another command was faster.
    rmSync(unfinished, { recursive: true, force: true })
  }
  for (const old of readdirSync(join(root, '.cache/program')).map(name => join(root, '.cache/program', name)))
    if (Date.now() - statSync(old).mtimeMs > longest) rmSync(old, { recursive: true, force: true })
}

/** What modules say of their own place stays true within the program. */
function placesOf(code, id) {
  if (!id.startsWith(root) || id.includes('node_modules') || !/\bimport\.meta\.(dirname|url)\b/.test(code)) return
  return code
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
}

/** The list that npm keeps of what it installed, from the nearest folder that holds packages. */
export function installedPackages(folder) {
  const list = join(folder, 'node_modules/.package-lock.json')
  if (existsSync(list)) return readFileSync(list, 'utf8')
  return dirname(folder) === folder ? '' : installedPackages(dirname(folder))
}

/** The name of all that a program is made from. */
function keyOf() {
  const hash = createHash('sha256').update(root).update(installedPackages(root))
  for (const folder of sources.filter(each => existsSync(join(root, each))))
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.m?tsx?$|\.mjs$/.test(entry.name)) continue
      const file = join(entry.parentPath, entry.name)
      hash.update(file).update(readFileSync(file))
    }
  return hash.digest('hex').slice(0, 16)
}
