import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { isolatedDeclarationSync, ResolverFactory } from 'rolldown/experimental'
import { hashOf, sha256 } from '../../base/cache/hash'
import { statSignature } from '../../base/files/file-signature'

/** A module as the types of others see it. */
interface TypedModule {
  /** The hash of its declarations; of its source where TypeScript alone knows them. */
  hash: string
  /** The absolute paths of what it imports, as far as that has types. */
  imports: string[]
}

/** The modules that this process has read, with their signatures: checks ask for the key after each change. */
const known = new Map<string, { signature: string; module: TypedModule }>()

/**
 * The key of what TypeScript makes of the types of modules, given by their paths from a root: a hash of the declarations
 * of those modules and of all that they import, packages included. It stays the same when only code changes, is equal on
 * all machines, and needs no TypeScript. Types that follow from the code of two modules at once are not noticed.
 */
export function typesKey(root: string, paths: readonly string[]): string {
  const resolver = createResolver(root)
  const found = new Map<string, string>()
  const add = (path: string) => {
    if (found.has(path)) return
    const { hash, imports } = readModule(path, resolver)
    found.set(path, hash)
    for (const imported of imports) add(imported)
  }
  for (const path of paths) add(join(root, path))
  const parts = [...found].map(([path, hash]) => `${relative(root, path).replaceAll('\\', '/')} ${hash}`)
  return hashOf(...parts.sort()).slice(0, 16)
}

function createResolver(root: string): ResolverFactory {
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

function readModule(path: string, resolver: ResolverFactory): TypedModule {
  const signature = statSignature(path)
  const last = known.get(path)
  if (last && last.signature === signature?.text) return last.module
  // An import may lead to a file that was removed.
  const source = signature ? readFileSync(path, 'utf8') : ''
  const imports = [...source.matchAll(/\b(?:from|import) ?\(?['"]([^'"\n]{1,200})['"]/g)].flatMap(([, name = '']) => {
    // What packages import from others has seldom a part in the types of a site.
    if (path.includes('node_modules') && !name.startsWith('.')) return []
    return typesFile(resolver.sync(dirname(path), name).path) ?? []
  })
  const module = { hash: sha256(declarationsOf(path, source)), imports }
  if (signature?.isStable) known.set(path, { signature: signature.text, module })
  return module
}

/** The result of a function without a written type is no part of the values that its props take. */
const isOfResult = ({ message }: { message: string }) => message.startsWith('TS9007')

function declarationsOf(path: string, source: string): string {
  if (path.endsWith('.d.ts')) return source
  const { code, errors } = isolatedDeclarationSync(path, source)
  return errors.every(isOfResult) ? code : source
}
