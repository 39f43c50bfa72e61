import { graphOf, reach } from '../graph'
import { allImports } from '../imports'
import { code, isCode } from '../sources'

/** Every module that the built client may load: what its entry and the islands import, types excluded. */
export function browserFiles(): string[] {
  // The dev server names the second in a document of its own.
  const entries = [
    'renderer/+client.ts',
    'renderer/engine/vite/browser/failed-page.ts',
    ...code.filter(file => file.endsWith('.island.tsx')),
  ]
  const imports = allImports().filter(({ isPackage, isTypeOnly }) => !isPackage && !isTypeOnly)
  return [...reach(graphOf(imports.map(({ from, to }) => [from, to] as const)), entries)].filter(isCode).sort()
}
