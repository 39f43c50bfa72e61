import { expect, test } from 'vitest'
import { allImports, type Import } from './imports'
import { code, filesBelow, textOf } from './sources'

/** What the files below a path may import, by the longest path that fits. Scripts and tests may import anything. */
const mayImport: Record<string, string[]> = {
  'renderer/engine/': ['renderer/engine/'],
  'content/types/': ['content/types/', 'renderer/engine/content/schema/'],
  'content/': ['content/types/'],
  'renderer/site/': ['renderer/site/', 'renderer/engine/', 'content/'],
  'pages/': ['pages/', 'renderer/site/', 'renderer/engine/', 'content/'],
  // The files that Vike reads: the code of every page, on the server and in the browser.
  'renderer/+': ['renderer/site/', 'renderer/engine/', 'content/'],
}

// The engine finds the islands of any site by a pattern.
const imports = allImports().filter(({ isPackage, isGlob }) => !isPackage && !isGlob)

/** The longest of some paths that a file is below. */
function floorOf(file: string, paths: string[]): string | undefined {
  return paths.filter(path => file.startsWith(path)).sort((a, b) => b.length - a.length)[0]
}

function isAllowed({ from, to }: Import): boolean {
  if (from.startsWith('scripts/')) return true
  return floorOf(to, mayImport[floorOf(from, Object.keys(mayImport)) ?? ''] ?? []) !== undefined
}

test('imports go from pages to the site to the engine', () => {
  expect(imports.filter(each => !isAllowed(each)).map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
})

test('every file is on a floor', () => {
  const floors = [...Object.keys(mayImport), 'scripts/']
  expect(code.filter(file => floorOf(file, floors) === undefined)).toEqual([])
})

test('every rule is used', () => {
  const used = new Set(
    imports.map(({ from, to }) => {
      const floor = floorOf(from, Object.keys(mayImport)) ?? ''
      return `${floor} → ${floorOf(to, mayImport[floor] ?? [])}`
    }),
  )
  const rules = Object.entries(mayImport).flatMap(([floor, targets]) => targets.map(target => `${floor} → ${target}`))
  expect(rules.filter(rule => !used.has(rule))).toEqual([])
})

test('MDX imports and exports nothing', () => {
  const files = filesBelow('content').filter(file => file.endsWith('.mdx'))
  const withoutCode = (file: string) => textOf(file).replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '')
  expect(files.filter(file => /^(import|export)\s/m.test(withoutCode(file)))).toEqual([])
  expect(files.length).toBeGreaterThan(0)
})
