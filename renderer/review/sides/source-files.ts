import { existsSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The endings of sources, of which a compiled module has one. */
const endings = ['.ts', '.tsx', '.mjs', '']

/**
 * The files of a project from which modules were made, by the names of modules in graphs: what a package in the
 * repository was compiled from, and the site's own files. Paths from the root; installed packages have none.
 */
export function sourceFiles(root: string, names: readonly string[]): string[] {
  const folders = new Map<string, string>()
  const folderOf = (name: string) => {
    const folder = folders.get(name) ?? packageFolder(root, name)
    folders.set(name, folder)
    return folder
  }
  return names.flatMap(name => {
    const [, packageName, module] = /^(@[^/]+\/[^/]+)\/(.+)$/.exec(name) ?? []
    if (!packageName || !module) return name
    const path = `${folderOf(packageName)}/${module}`
    const ending = endings.find(each => existsSync(join(root, path + each)))
    return ending === undefined || path.includes('node_modules') ? [] : path + ending
  })
}

function packageFolder(root: string, name: string): string {
  const installed = join(root, 'node_modules', name)
  return existsSync(installed) ? relative(root, realpathSync(installed)).replaceAll('\\', '/') : `node_modules/${name}`
}
