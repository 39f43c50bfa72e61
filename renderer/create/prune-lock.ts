/** A package in npm's lock file (version 3), keyed by its installation folder. */
interface Installed {
  name?: string
  version?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  peer?: boolean
}

/** The used part of a lock file. */
export interface Lock {
  name?: string
  version?: string
  packages: Record<string, Installed>
}

/** Prunes a lock file for a manifest with fewer dependencies: packages that these don't need are removed. */
export function pruneLock(
  lock: Lock,
  manifest: { name: string; version: string; dependencies: Record<string, string>; engines?: unknown },
): Lock {
  const needed = new Set<string>()
  const visit = (from: string, names: string[]) => {
    for (const name of names) {
      const path = resolvePackage(lock, from, name)
      if (path === undefined || needed.has(path)) continue
      needed.add(path)
      const { dependencies, optionalDependencies, peerDependencies } = lock.packages[path] ?? {}
      visit(path, Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
    }
  }
  visit('', Object.keys(manifest.dependencies))
  const { name, version, dependencies, engines } = manifest
  const remaining = Object.entries(lock.packages)
    .filter(([path]) => needed.has(path))
    // All packages of the new manifest are dependencies; none is for development only.
    .map(([path, { dev, devOptional, ...rest }]) => [path, devOptional ? { ...rest, optional: true } : rest] as const)
  const root = { name, version, dependencies, engines }
  return { ...lock, name, version, packages: Object.fromEntries([['', root], ...remaining]) }
}

/** Resolves a package from another package's folder, as Node does. */
function resolvePackage({ packages }: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (packages[path]) return path
    if (folder === '') return undefined
  }
}
