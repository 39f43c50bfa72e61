import { expect, test } from 'vitest'
import { notOutputs } from '../../../../renderer/engine/build/inputs'
import { aroundTexts } from '../../../../renderer/engine/content/analysis-key'
import { graphOf, reach } from '../../../structure/graph'
import { allImports } from '../../../structure/imports'

const imports = graphOf(
  allImports()
    .filter(({ isPackage, isTypeOnly }) => !isPackage && !isTypeOnly)
    .map(({ from, to }) => [from, to] as const),
)

test('a change of any code that a generator of files runs makes its files again', () => {
  const generators = [...imports.keys()].filter(file => /^renderer\/(engine|site)\/outputs\//.test(file))
  const used = [...reach(imports, generators)]
  expect(used.length).toBeGreaterThan(50)
  expect(used.filter(file => notOutputs.test(file))).toEqual([])
})

test('a change around the pages makes no file beside them again', () => {
  const around = ['renderer/+onRenderHtml.tsx', 'renderer/site/shell/Footer.tsx', 'pages/blog/index/+Page.tsx']
  expect(around.filter(file => !notOutputs.test(file))).toEqual([])
})

test('a change of any code that analyzes a text, or that a type of a component comes from, analyzes texts again', () => {
  // The generators of files are imported when they are called.
  const analyzing = graphOf(
    allImports()
      .filter(({ isPackage, to }) => !isPackage && !to.includes('outputs/outputs'))
      .map(({ from, to }) => [from, to] as const),
  )
  const definition = [...reach(analyzing, ['renderer/site/index.ts'])]
  const components = [...analyzing.keys()].filter(file => file.startsWith('renderer/site/components/'))
  const types = components.flatMap(file => [...(analyzing.get(file) ?? [])])
  expect(definition).toContain('renderer/site/rules/usage.ts')
  expect([...definition, ...types].filter(file => aroundTexts.test(file))).toEqual([])
})
