import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The code in a folder, with its path from the project's root. */
export function filesBelow(folder: string, recursive = true): string[] {
  const files = readdirSync(folder, { recursive, encoding: 'utf8' })
  return files.filter(file => /\.tsx?$/.test(file)).map(file => join(folder, file))
}

/** The code that may have class names of pages. */
export const sourceFiles = (): string[] => [
  ...filesBelow('renderer/site'),
  ...filesBelow('pages'),
  ...filesBelow('renderer', false),
]

/** The code of this site that reaches the browser: the entry, the islands, and what they import. */
export function browserFiles(): ReadonlySet<string> {
  const found = new Set<string>()
  const left = [
    'renderer/+client.ts',
    ...filesBelow('renderer/site/islands').filter(file => file.endsWith('.island.tsx')),
  ]
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (found.has(file)) continue
    found.add(file)
    const imports = readFileSync(file, 'utf8').matchAll(/^(?!import type).*\b(?:from|import)\b *\(?'(\.[^']*)'/gm)
    for (const [, path = ''] of imports) left.push(...modulesAt(join(file, '..', path)))
  }
  return found
}

const modulesAt = (path: string) =>
  [path, `${path}.ts`, `${path}.tsx`].filter(file => /\.tsx?$/.test(file) && existsSync(file))
