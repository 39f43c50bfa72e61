import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { ResolverFactory } from 'rolldown/experimental'
import { hashSource } from '../../base/cache/generated'
import { hashOf, sha256 } from '../../base/cache/hash'
import { installedPackages } from '../../base/cache/installed-packages'
import type { Cache } from '../../base/cache/store'
import { changedSince, type RecordedFiles, recordFiles } from '../../base/modules/recorded-files'

type Tools = typeof import('rolldown/experimental')

/** A module as the types of others see it. */
interface TypedModule {
  /** The hash of its declarations; of its source where TypeScript alone knows them. */
  hash: string
  /** The absolute paths of what it imports, as far as that has types. */
  imports: string[]
}

/** A key with the files that it was computed from. */
interface RecordedKey extends RecordedFiles {
  packages: string
  key: string
}

/** Gives `typesKey`, from the cache where the files that it depends on are as they were. */
export async function cachedTypesKey(root: string, paths: readonly string[], cache: Cache): Promise<string> {
  // Increase the number when `typesKey` gives another key for the same types.
  const name = `types-2-${hashOf(root, ...paths).slice(0, 16)}`
  const packages = sha256(installedPackages(root))
  const last = cache.get<RecordedKey>('last', name)
  if (last?.packages === packages && changedSince(root, last, hashSource).length === 0) return last.key
  const startedMs = Date.now()
  const { key, files } = await typesKey(root, paths)
  cache.set('last', name, { ...recordFiles(root, ['tsconfig.json', ...files], startedMs), packages, key })
  return key
}

/**
 * The key of what TypeScript makes of the types of modules, given by their paths from a root: a hash of the declarations
 * of those modules and of all that they import, packages included. It stays the same when only code changes, is equal on
 * all machines and in a worktree below the root, which finds the packages above it, and needs no TypeScript. Types that
 * follow from the code of two modules at once are not noticed. Gives the modules too.
 */
export async function typesKey(root: string, paths: readonly string[]): Promise<{ key: string; files: string[] }> {
  // Loaded when it is needed: that takes 40 ms.
  const tools = await import('rolldown/experimental')
  const resolver = createResolver(root, tools)
  const found = new Map<string, string>()
  const add = (path: string) => {
    if (found.has(path)) return
    const { hash, imports } = readModule(path, resolver, tools)
    found.set(path, hash)
    for (const imported of imports) add(imported)
  }
  for (const path of paths) add(join(root, path))
  const named = [...found].map(([path, hash]) => [relative(root, path).replaceAll('\\', '/'), hash] as const)
  const parts = named.map(([path, hash]) => `${path.replace(/^(\.\.\/)+/, '')} ${hash}`)
  return { key: hashOf(...parts.sort()).slice(0, 16), files: named.map(([path]) => path) }
}

function createResolver(root: string, { ResolverFactory }: Tools): ResolverFactory {
  const configFile = join(root, 'tsconfig.json')
  return new ResolverFactory({
    extensions: ['.ts', '.tsx', '.d.ts'],
    conditionNames: ['types', 'import'],
    tsconfig: existsSync(configFile) ? { configFile } : undefined,
  })
}

/** The file with the types of a resolved module: itself, or the declarations beside it. Undefined where it has none. */
function typesFile(path: string | undefined): string | undefined {
  if (path === undefined || /\.tsx?$/.test(path)) return path
  const declarations = path.replace(/\.m?js$/, '.d.ts')
  return declarations !== path && existsSync(declarations) ? declarations : undefined
}

function readModule(path: string, resolver: ResolverFactory, tools: Tools): TypedModule {
  // An import may lead to a file that was removed.
  const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const imports = [...source.matchAll(/\b(?:from|import) ?\(?['"]([^'"\n]{1,200})['"]/g)].flatMap(([, name = '']) => {
    // What packages import from others has seldom a part in the types of a site.
    if (path.includes('node_modules') && !name.startsWith('.')) return []
    return typesFile(resolver.sync(dirname(path), name).path) ?? []
  })
  return { hash: sha256(declarationsOf(path, source, tools)), imports }
}

/** The result of a function without a written type is no part of the values that its props take. */
const isOfResult = ({ message }: { message: string }) => message.startsWith('TS9007')

function declarationsOf(path: string, source: string, { isolatedDeclarationSync }: Tools): string {
  if (path.endsWith('.d.ts')) return source
  const { code, errors } = isolatedDeclarationSync(path, source)
  return errors.every(isOfResult) ? code : source
}
