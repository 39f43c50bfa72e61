// Compiles the packages below renderer/ to JavaScript, module by module, wherever their sources have changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(import.meta.dirname, '../..')

/** The folders of the packages, from the project's root. */
export const packageFolders = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces

/** Compiles each package with modules that were compiled from other sources. Gives the names of those that it compiled. */
export async function compilePackages() {
  const outdated = packageFolders.filter(folder => !isCurrent(join(root, folder)))
  for (const folder of outdated) await compilePackage(join(root, folder))
  return outdated
}

/** The file in which a package's compiled modules have their graph, and the hash of the sources that they belong to. */
const graphFile = folder => join(folder, 'dist/modules.json')

/** Whether a package needs no compiling: its modules are those of its sources, or it has none. */
function isCurrent(folder) {
  const files = sourcesOf(folder)
  if (!files.some(isModule)) return true
  if (!existsSync(graphFile(folder))) return false
  return JSON.parse(readFileSync(graphFile(folder), 'utf8')).sources === hashSources(folder, files)
}

/** The hash of a package's sources, of its manifest and of this file. */
function hashSources(folder, files) {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)))
  for (const file of [...files, join(folder, 'package.json')])
    hash.update(relative(folder, file)).update(readFileSync(file))
  return hash.digest('hex')
}

/** All files of a package at run time: modules, and the files beside them that they load. */
function sourcesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(tsx?|mjs|mts|css|js)$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(file => !/^(dist|node_modules|template)[\\/]|^[^\\/]*\.mjs$/.test(relative(folder, file)))
    .sort()
}

const isModule = file => /\.(tsx?|mjs)$/.test(file) && !/\.d\.m?ts$/.test(file)

async function compilePackage(folder) {
  const { rolldown } = await import('rolldown')
  const files = sourcesOf(folder)
  const modules = files.filter(isModule)
  const pathOf = file => relative(folder, file).replaceAll('\\', '/')
  const nameOf = file => pathOf(file).replace(/\.(tsx?|mjs)$/, '')
  const bundle = await rolldown({
    cwd: folder,
    input: Object.fromEntries(modules.map(file => [nameOf(file), file])),
    platform: 'neutral',
    plugins: [{ name: 'externals', resolveId: externalId }],
    transform: { jsx: { runtime: 'automatic' } },
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({
    preserveModules: true,
    preserveModulesRoot: folder,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    sourcemap: true,
  })
  await bundle.close()
  const written = new Map(output.map(chunk => [chunk.fileName, chunk.code ?? chunk.source]))
  for (const file of files.filter(each => !isModule(each))) written.set(pathOf(file), readFileSync(file))
  const graph = Object.fromEntries(
    output
      .filter(({ type }) => type === 'chunk')
      .map(({ fileName, code, imports, dynamicImports }) => [
        fileName,
        { hash: createHash('sha256').update(code).digest('hex'), imports, dynamicImports },
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  sync(join(folder, 'dist'), written)
  // Last: until then the modules count as outdated.
  writeFileSync(
    graphFile(folder),
    `${JSON.stringify({ sources: hashSources(folder, files), modules: graph }, null, 1)}\n`,
  )
}

/**
 * Other packages stay imports, and so do files that only the site's bundler reads: styles, and imports with a query.
 */
function externalId(id, importer) {
  if (!importer) return
  if (!id.startsWith('.') && !id.startsWith('/')) return { id, external: true }
  const [path, query] = id.split('?')
  if (query !== undefined) return { id: `${/\.\w+$/.test(path) ? path : `${path}.js`}?${query}`, external: true }
  return path.endsWith('.css') ? { id, external: true } : undefined
}

/**
 * Makes a folder hold exactly these files. Each is replaced at once, so that a running command never reads a part; it is
 * written in a folder of this process, since another command that compiles removes what is no module here.
 */
function sync(folder, files) {
  const own = join(root, '.cache', `compiling-${process.pid}`)
  for (const each of [folder, own]) mkdirSync(each, { recursive: true })
  for (const [name, content] of files) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) continue
    const unfinished = join(own, 'unfinished')
    writeFileSync(unfinished, content)
    renameSync(unfinished, file)
  }
  rmSync(own, { recursive: true, force: true })
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')
    if (entry.isFile() && !files.has(name) && !/(^modules\.json|\.d\.ts(\.map)?)$/.test(name))
      rmSync(join(folder, name), { force: true })
  }
}
