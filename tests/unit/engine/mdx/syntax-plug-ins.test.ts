import type { Root } from 'hast'
import remarkMath from 'remark-math'
import type { Processor } from 'unified'
import { expect, test } from 'vitest'
import { createFileAnalyzer } from '../../../../renderer/engine/content/analyze'
import { createLoader } from '../../../../renderer/engine/content/load'
import { createBodyCompiler, loadBody } from '../../../../renderer/engine/mdx/compile'
import { createBodyParser } from '../../../../renderer/engine/mdx/parse-body'
import type { SiteDefinition } from '../../../../renderer/engine/site'
import { createContentService } from '../../../../renderer/engine/vite/content-service'
import { createPageContent } from '../../../../renderer/engine/vite/page-content'
import { page } from '../../../factories/content-files'
import { codesOf, placesOf } from '../../../factories/issues'
import { render, withoutSources } from '../../../factories/render'
import { temporaryRoot } from '../../../factories/root'
import { loadFiles } from '../../../factories/site'
import { site } from '../../../fixtures/sample-site/renderer/site/index'

const parse = createBodyParser(site)
const _compile = createBodyCompiler(site)

const htmlOf = async (body: string, frontmatter: unknown, definition: SiteDefinition = site) =>
  render(await loadBody(await createBodyCompiler(definition)({ file: 'one.mdx', body, frontmatter })))

/** This site with a plug-in that adds syntax. */
const mathSite: SiteDefinition = { ...site, mdx: { ...site.mdx, remarkPlugins: [remarkMath] } }
const formula = 'The **sum** $\\sum_{i=1}^{n} x_{i}$ is small.'
const shown =
  '<p>The <strong>sum</strong> <code class="language-math math-inline">\\sum_{i=1}^{n} x_{i}</code> is small.</p>'

test('the syntax of a plug-in is parsed wherever bodies are parsed', async () => {
  expect(createBodyParser(mathSite)('Costs $x$ here.', 'one.mdx').tree?.children[0]).toMatchObject({
    children: [{ type: 'text' }, { type: 'inlineMath' }, { type: 'text' }],
  })
  expect(parse('Costs $x$ here.', 'one.mdx').tree?.children[0]).toMatchObject({ children: [{ type: 'text' }] })
  expect(await htmlOf(formula, {}, mathSite)).toBe(shown)
})

test('a rehype plug-in changes what a body renders', async () => {
  const addClass = () => (tree: Root) => {
    for (const node of tree.children) if (node.type === 'element') node.properties.className = ['added']
  }
  const definition: SiteDefinition = { ...site, mdx: { rehypePlugins: [addClass] } }
  expect(await htmlOf('Words.', {}, definition)).toBe('<p class="added">Words.</p>')
})

test('the dev server renders a plug-in as a build does', async () => {
  const { everything, ...result } = await loadFiles({ 'pages/one.mdx': page({}, formula) }, { definition: mathSite })
  expect(result.issues).toEqual([])
  const content = createPageContent(mathSite)({
    ...result,
    value: everything,
    former: {},
    changeDays: new Map(),
  })
  const html = render(await content.bodyOf('content/pages/one.mdx'))
  expect(html).toContain('data-source="content/pages/one.mdx:9:1"')
  expect(withoutSources(html)).toBe(shown)
})

test('the dev server compiles the tree of the analysis', async () => {
  const root = temporaryRoot({ 'pages/one.mdx': page({ title: 'One' }, 'Words of {frontmatter.title}.') })
  const analyze = createFileAnalyzer(site)
  const result = await createLoader({ root, site, analyze: async entries => entries.map(analyze) })()
  const [document] = result.documents
  if (!document?.tree) throw new Error('The document has no tree.')
  document.tree.children = [{ type: 'paragraph', children: [{ type: 'text', value: 'From the tree.' }] }]
  const content = createPageContent(site)(result)
  expect(render(await content.bodyOf('content/pages/one.mdx'))).toBe('<p>From the tree.</p>')
  expect(render(await content.bodyOf('content/pages/one.mdx'))).toBe('<p>From the tree.</p>')
  // Compiling has used the tree up.
  expect(document.tree).toBeUndefined()
  const changed = await content.bodyOf('content/pages/one.mdx', () => ({ title: 'two' }))
  expect(withoutSources(render(changed))).toBe('<p>Words of two.</p>')
})

test('a module of `vike build` holds what a plug-in adds', async () => {
  const { compileModule } = createContentService(mathSite)
  const code = await compileModule(page({}, formula), 'content/pages/one.mdx', temporaryRoot({}))
  expect(code).toContain('className: "language-math math-inline"')
})

test('`vike build` parses each text once', async () => {
  const texts: string[] = []
  function recordTexts(this: Processor) {
    const { parser } = this
    this.parser = (text, file) => {
      texts.push(text.trim())
      return parser?.(text, file) as Root
    }
  }
  // Nothing of this text is in a cache.
  const source = page({ title: 'One' }, `Words of process ${process.pid} at ${Date.now()}.`)
  const root = temporaryRoot({ 'pages/one.mdx': source })
  const { contentModule, compileModule } = createContentService({ ...site, mdx: { remarkPlugins: [recordTexts] } })
  await contentModule(root)
  expect(await compileModule(source, 'content/pages/one.mdx', root)).toContain(`process ${process.pid}`)
  expect(texts).toHaveLength(1)
  expect(await compileModule(source, 'content/pages/one.mdx', root)).toContain(`process ${process.pid}`)
  expect(texts).toHaveLength(2)
})

test('checks do not report the braces of math as expressions', async () => {
  const files = { 'pages/one.mdx': page({}, `${formula}\n\nA brace outside: {1 + 1}`) }
  expect(placesOf((await loadFiles(files, { definition: mathSite })).issues)).toEqual(['11:18 body-expression'])
  // Without the plug-in the three pairs of braces in the formula are expressions too.
  expect(codesOf((await loadFiles(files)).issues)).toEqual(Array(4).fill('body-expression'))
})
