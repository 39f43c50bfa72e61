import type { Root } from 'hast'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import { expect, test } from 'vitest'
import { createCache } from '../../../../renderer/engine/base/cache/store'
import { getBody } from '../../../../renderer/engine/build/rendering/body-cache'
import { createBuildTasks } from '../../../../renderer/engine/build/tasks'
import { createBodyCompiler } from '../../../../renderer/engine/mdx/compile'
import { createBodyParser } from '../../../../renderer/engine/mdx/parse-body'
import { arePlain, plainPlugin } from '../../../../renderer/engine/mdx/plain-plugins'
import { loadBody } from '../../../../renderer/engine/mdx/render-tree'
import { withoutSources } from '../../../../renderer/engine/pages/html/source-positions'
import type { SiteDefinition } from '../../../../renderer/engine/site'
import { createContentService } from '../../../../renderer/engine/vite/content-service'
import { createPageContent } from '../../../../renderer/engine/vite/page-content'
import { site } from '../../../../renderer/site/index'
import { page } from '../../../factories/content-files'
import { entry } from '../../../factories/documents'
import { codesOf, placesOf } from '../../../factories/issues'
import { render } from '../../../factories/render'
import { temporaryFolder, temporaryRoot } from '../../../factories/root'
import { checkFiles } from '../../../factories/site'

/** This site with a plug-in that adds syntax, which nobody has declared plain. */
const mathSite: SiteDefinition = { ...site, mdx: { ...site.mdx, remarkPlugins: [remarkMath] } }

const formula = 'The **sum** $\\sum_{i=1}^{n} x_{i}$ is small.'
const shown = '<code class="language-math math-inline">\\sum_{i=1}^{n} x_{i}</code>'

test('a list is plain only when each plug-in is declared plain and has no options', () => {
  const declared = plainPlugin(() => undefined)
  expect(arePlain([remarkGfm, declared])).toBe(true)
  expect(arePlain([remarkGfm, remarkMath])).toBe(false)
  expect(arePlain([[declared, { deep: true }]])).toBe(false)
})

test('the native parser is off where a remark plug-in is unknown', () => {
  const typesOf = (definition: SiteDefinition) => {
    const { tree, issues } = createBodyParser(definition)('Costs $x$ here.', 'one.mdx')
    const [paragraph] = tree?.children ?? []
    return { issues, types: paragraph && 'children' in paragraph ? paragraph.children.map(({ type }) => type) : [] }
  }
  expect(typesOf(mathSite)).toEqual({ issues: [], types: ['text', 'inlineMath', 'text'] })
  expect(typesOf(site)).toEqual({ issues: [], types: ['text'] })
})

test.each([
  ['values', 'of plain plug-ins', site],
  ['values', 'and one more that is declared plain', withRehype(plainPlugin(() => addClass))],
  ['program', 'and an unknown remark plug-in', mathSite],
  ['program', 'and an unknown rehype plug-in', withRehype(() => addClass)],
] as const)('bodies become %s with the list %s', async (kind, _, definition) => {
  const compiled = await createBodyCompiler(definition)({ file: 'one.mdx', body: 'Words.', frontmatter: {} })
  expect(compiled.kind).toBe(kind)
})

test('a rehype plug-in changes what a body renders, declared plain or not', async () => {
  for (const plugin of [() => addClass, plainPlugin(() => addClass)]) {
    const compile = createBodyCompiler(withRehype(plugin))
    const body = await loadBody(await compile({ file: 'one.mdx', body: 'Words.', frontmatter: {} }))
    expect(render(body)).toBe('<p class="added">Words.</p>')
  }
})

test('a build compiles and renders math', async () => {
  const root = temporaryFolder()
  const cache = createCache(root)
  const { compile } = createBuildTasks(mathSite, root, cache)
  const [analyzed] = await compile([entry(page({}, formula), 'content/pages/one.mdx')])
  expect(analyzed?.analysis.issues).toEqual([])
  const compiled = analyzed?.analysis.compiled
  const body = compiled && getBody(root, cache, compiled)
  if (!body) throw new Error('The body is not cached.')
  expect(body.kind).toBe('program')
  expect(render(await loadBody(body))).toBe(`<p>The <strong>sum</strong> ${shown} is small.</p>`)
})

test('the dev server renders math as a build does', async () => {
  const { everything, ...result } = await checkFiles({ 'pages/one.mdx': page({}, formula) }, mathSite)
  expect(result.issues).toEqual([])
  const content = createPageContent(mathSite)({
    ...result,
    value: everything,
    typeIssues: async () => [],
    former: {},
    changeDays: new Map(),
  })
  const html = render(await content.bodyOf('content/pages/one.mdx'))
  expect(html).toContain('data-source="content/pages/one.mdx:9:1"')
  expect(withoutSources(html)).toBe(`<p>The <strong>sum</strong> ${shown} is small.</p>`)
})

test('a module of `vike build` holds math', async () => {
  const code = await createContentService(mathSite).compileModule(
    page({}, formula),
    'content/pages/one.mdx',
    temporaryRoot({}),
  )
  expect(code).toContain('className: "language-math math-inline"')
})

test('checks do not report the braces of math as expressions', async () => {
  const files = { 'pages/one.mdx': page({}, `${formula}\n\nA brace outside: {1 + 1}`) }
  expect(placesOf((await checkFiles(files, mathSite)).issues)).toEqual(['11:18 body-expression'])
  // Without the plug-in the three pairs of braces in the formula are expressions too.
  expect(codesOf((await checkFiles(files)).issues)).toEqual(Array(4).fill('body-expression'))
})

function withRehype(plugin: () => typeof addClass): SiteDefinition {
  return { ...site, mdx: { rehypePlugins: [plugin] } }
}

function addClass(tree: Root): void {
  for (const node of tree.children) if (node.type === 'element') node.properties.className = ['added']
}
