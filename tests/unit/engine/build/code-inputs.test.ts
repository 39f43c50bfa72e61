import { expect, test } from 'vitest'
import { notOutputs } from '../../../../renderer/engine/build/inputs'
import { aroundTexts } from '../../../../renderer/engine/content/analysis-key'
import { cruiseImports, filesReached } from '../../../structure/dependencies'

const imports = await cruiseImports()
const sources = imports.modules.map(({ source }) => source)

test('a change of any code that a generator of files runs makes its files again', () => {
  const generators = sources.filter(file => /^renderer\/(engine\/pages|site)\/outputs\//.test(file))
  const used = [...filesReached(imports, generators)]
  expect(used.length).toBeGreaterThan(50)
  expect(used.filter(file => notOutputs.test(file))).toEqual([])
})

test('a change around the pages makes no file beside them again', () => {
  const around = ['renderer/+onRenderHtml.tsx', 'renderer/site/shell/Footer.tsx', 'pages/blog/index/+Page.tsx']
  expect(around.filter(file => !notOutputs.test(file))).toEqual([])
})

test('a change of any code that analyzes a text, or that a type of a component comes from, analyzes texts again', () => {
  // The generators of files are imported when they are called.
  const modules = imports.modules.map(each => ({
    ...each,
    dependencies: each.dependencies.filter(({ resolved }) => !resolved.includes('outputs/outputs')),
  }))
  const components = sources.filter(file => file.startsWith('renderer/site/components/'))
  const definition = filesReached({ ...imports, modules }, ['renderer/site/index.ts'], true)
  const types = filesReached({ ...imports, modules }, components, true)
  expect(definition).toContain('renderer/site/rules/usage.ts')
  expect([...definition, ...types].filter(file => aroundTexts.test(file))).toEqual([])
})
