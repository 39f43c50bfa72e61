import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createCache } from '../../../../renderer/engine/base/cache/store'
import { createFileHashes } from '../../../../renderer/engine/base/files/file-hashes'
import { type OwnGraph, ownGraph } from '../../../../renderer/engine/base/modules/own-graph'
import { outputGenerators, readInputs, renderers } from '../../../../renderer/engine/build/inputs'
import { analysisKey, analyzers } from '../../../../renderer/engine/content/analysis-key'
import { site } from '../../../fixtures/sample-site/renderer/site/index'
import { cruiseImports, filesReached } from '../../../structure/dependencies'
import { root as project } from '../../../structure/sources'

const graph = ownGraph()
const root = mkdtempSync(join(tmpdir(), 'inputs-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const hashes = createFileHashes(root, createCache(root))

/** The keys of a build with a module graph. */
const keysWith = (of: OwnGraph) => {
  const { render, outputs } = readInputs(root, hashes, of)
  return { analysis: analysisKey(site, of), render, outputs }
}

const before = keysWith(graph)

/** The names of the modules whose change changes a key: each is changed in turn. */
function changing(names: string[]) {
  const found = { analysis: new Set<string>(), render: new Set<string>(), outputs: new Set<string>() }
  for (const name of names) {
    const module = graph.modules[name]
    if (!module) continue
    const after = keysWith({ ...graph, modules: { ...graph.modules, [name]: { ...module, hash: 'other' } } })
    for (const key of ['analysis', 'render', 'outputs'] as const) if (after[key] !== before[key]) found[key].add(name)
  }
  return found
}

const ofEngine = Object.keys(graph.modules).filter(name => name.startsWith('@proofsheet/engine/'))
const found = changing(Object.keys(graph.modules))

/** The modules of the engine that some of them lead to, as another reader of imports finds them in the sources. */
const imports = await cruiseImports(project, ['renderer/engine'])
const sources = imports.modules.map(({ source }) => source)
const fileOf = (name: string) =>
  sources.find(file => ['.ts', '.tsx'].some(ending => file === `renderer/engine/${name}${ending}`)) ?? name
const nameOf = (file: string) => file.replace(/^renderer\/engine\//, '@proofsheet/engine/').replace(/\.tsx?$/, '')
const led = (names: readonly string[]) =>
  [...filesReached(imports, names.map(fileOf))].map(nameOf).filter(name => ofEngine.includes(name))

test.each([
  ['analysis', analyzers],
  ['render', renderers],
  ['outputs', outputGenerators],
] as const)('a change of any module that makes %s makes it again', (key, names) => {
  const needed = led(names)
  expect(needed.length).toBeGreaterThan(5)
  expect(needed.filter(name => !found[key].has(name))).toEqual([])
})

test('and a change of another module does not', () => {
  const isIn = (key: keyof typeof found, name: string) => found[key].has(`@proofsheet/engine/${name}`)
  for (const name of ['commands/preview', 'vite/content', 'commands/serve-build', 'pages/islands/hydrate'])
    expect([name, isIn('analysis', name), isIn('outputs', name)]).toEqual([name, false, false])
  expect(isIn('render', 'commands/preview')).toBe(false)
  expect(isIn('analysis', 'pages/outputs/make-outputs')).toBe(false)
})

test('the definition of the site counts for all, and what it loads on demand for files beside pages', () => {
  for (const key of ['analysis', 'render', 'outputs'] as const) expect(found[key].has(graph.site)).toBe(true)
  const onDemand = graph.modules[graph.site]?.dynamicImports ?? []
  expect(onDemand.length).toBeGreaterThan(0)
  for (const name of onDemand) {
    expect([found.analysis.has(name), found.outputs.has(name)]).toEqual([false, true])
    // Generators of files of pages run where a page is rendered.
    expect(found.render.has(name)).toBe(true)
  }
})

test('a setting of the site is part of the key of analyses', () => {
  const { settings } = site
  expect(analysisKey({ ...site, settings: { ...settings, origin: 'https://other.example' } }, graph)).not.toBe(
    before.analysis,
  )
})
