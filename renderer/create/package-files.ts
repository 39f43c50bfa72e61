import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineRoot } from '@proofsheet/engine/base/cache/generated'
import { type Lock, pruneLock } from './prune-lock'

/** Packages that are needed without an import: by TypeScript and tools. */
const unnamed = ['typescript', 'vite', 'ts-json-schema-generator']

/** The npm scripts of a new site, copied from this project. */
const scripts = [
  ...['dev', 'build', 'preview', 'check', 'format', 'new', 'import', 'rename', 'migrate', 'rollback'],
  'language-server',
]

/**
 * The `package.json` and `package-lock.json` of a new site: those packages of this project that the site's files
 * import, in the same versions.
 */
export function packageFiles(name: string, folder: string): Record<string, string> {
  const own = JSON.parse(readFileSync(join(engineRoot, 'package.json'), 'utf8'))
  const lock: Lock = JSON.parse(readFileSync(join(engineRoot, 'package-lock.json'), 'utf8'))
  const available: Record<string, string> = { ...own.devDependencies, ...own.dependencies }
  const imported = importedPackages(folder)
  const isNeeded = (each: string) =>
    imported.has(each) || unnamed.includes(each) || (each.startsWith('@types/') && isTyped(each, imported))
  const dependencies = Object.fromEntries(
    Object.entries(available)
      .filter(([each]) => isNeeded(each))
      .sort(),
  )
  const manifest = {
    name: toPackageName(name),
    private: true,
    version: '0.0.0',
    type: 'module',
    engines: own.engines,
    scripts: {
      start: own.scripts.start,
      test: 'node scripts/test.mjs',
      ...Object.fromEntries(scripts.map(each => [each, own.scripts[each]])),
      types: 'tsc',
    },
    dependencies,
  }
  const pruned = pruneLock(lock, manifest)
  const isInstalled = ([each]: [string, unknown]) => Object.hasOwn(pruned.packages, `node_modules/${each}`)
  const overrides = Object.fromEntries(Object.entries(own.overrides ?? {}).filter(isInstalled))
  return {
    'package.json': `${JSON.stringify({ ...manifest, overrides }, null, 2)}\n`,
    'package-lock.json': `${JSON.stringify(pruned, null, 2)}\n`,
  }
}

/** The packages that the TypeScript and JavaScript files below a folder import. */
function importedPackages(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    entry => entry.isFile() && /\.(tsx?|mjs|mts)$/.test(entry.name) && !entry.parentPath.includes('node_modules'),
  )
  const specifiers = files.flatMap(entry => {
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8')
    return [...text.matchAll(/(?:from|import\(|import|require\(|resolve\()\s*'([^'./][^']*)'/g)].map(match => match[1])
  })
  return new Set(specifiers.map(each => /^(@[^/]+\/)?[^/]+/.exec(each ?? '')?.[0] ?? ''))
}

/** Whether a package with types is for Node, for syntax trees, or for an imported package. */
function isTyped(types: string, imported: Set<string>): boolean {
  const name = types.slice('@types/'.length)
  return name === 'node' || name === 'unist' || imported.has(name) || ['react', 'react-dom', 'mdx'].includes(name)
}

function toPackageName(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^a-z0-9-]+/g, '-')
      .replace(/^-+|(?<!-)-+$/g, '') || 'site'
  )
}
