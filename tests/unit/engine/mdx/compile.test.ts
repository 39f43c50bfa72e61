import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256 } from '../../../../renderer/engine/base/cache/hash'
import { isError } from '../../../../renderer/engine/base/diagnostics/issue'
import type { RenderSources } from '../../../../renderer/engine/build/rendering/page-renderer'
import { createBuildTasks } from '../../../../renderer/engine/build/tasks'
import { noMedia } from '../../../../renderer/engine/content/media/media'
import { checkBody } from '../../../../renderer/engine/mdx/checks/check'
import { type BodySource, createBodyCompiler, loadBody, toModule } from '../../../../renderer/engine/mdx/compile'
import { extractReferences } from '../../../../renderer/engine/mdx/extract'
import { createBodyParser } from '../../../../renderer/engine/mdx/parse-body'
import type { SiteDefinition } from '../../../../renderer/engine/site'
import { page } from '../../../factories/content-files'
import { entry } from '../../../factories/documents'
import { render } from '../../../factories/render'
import { temporaryRoot } from '../../../factories/root'
import { corpus } from '../../../factories/texts/corpus'
import { bodyOf as bodyTextOf, plainProgram } from '../../../factories/texts/plain-program'
import { oddContentFiles, ordinaryBodies, runsOf } from '../../../factories/texts/random-texts'
import { site } from '../../../fixtures/sample-site/renderer/site/index'

const parse = createBodyParser(site)
const compile = createBodyCompiler(site)

/** Expects the program of plain `@mdx-js/mdx`; gives whether the body could be compiled, having no error. */
async function expectPlainProgram(source: BodySource): Promise<boolean> {
  const { file, body } = source
  const parsed = parse(body, file)
  const names = extractReferences(parsed.tree, body, () => '').components.filter(name => /^\w+$/.test(name))
  if (checkBody(parsed, body, file, { ...site, components: { names } }).some(isError)) return false
  // As a build does it: compiling uses the tree up.
  expect(await compile({ ...source, tree: parsed.tree }), file).toBe(await plainProgram(site, source))
  return true
}

test('all content has the programs of plain @mdx-js/mdx', { timeout: 600_000 }, async () => {
  const files = corpus().filter(({ file }) => !file.endsWith('.md'))
  let compiled = 0
  for (const { file, source } of files) {
    const isCompiled = await expectPlainProgram(bodyTextOf(source, file))
    if (isCompiled) compiled++
  }
  expect(compiled).toBeGreaterThan(40)
})

test('random bodies have the programs of plain @mdx-js/mdx', { timeout: 600_000 }, async () => {
  let compiled = 0
  await fc.assert(
    fc.asyncProperty(ordinaryBodies, async body => {
      if (await expectPlainProgram({ file: 'one.mdx', body, frontmatter: { title: 'A & B' } })) compiled++
    }),
    runsOf(300, 1),
  )
  expect(compiled).toBeGreaterThan(100)
})

test('random files have the programs of plain @mdx-js/mdx', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(oddContentFiles, async source => {
      await expectPlainProgram(bodyTextOf(source, 'one.mdx'))
    }),
    runsOf(100, 3),
  )
})

test.each([
  ['inline Markdown', 'Words with *soft*, **bold**, ~~gone~~ and `code` ones, & a "quotation" \\<b>.'],
  ['blocks', '# One\n\n- a\n- b\n\n  c\n\n1. x\n\n> q\n\n---\n\n![A picture](/media/a.png "Title")'],
  [
    'tables, tasks and footnotes',
    '| a | b |\n| :- | -: |\n| 1 | [two](/b/) |\n\n- [x] done\n- [ ] open\n\nA note[^1].\n\n[^1]: The note.',
  ],
  ['comments', '{/* A remark. */}\n\nWith {/* a remark */} in it.\n\n<Note>\n  {/* only a remark */}\n</Note>'],
  [
    'expressions',
    '{frontmatter.count} of {frontmatter.name}: {"a text"} {`${frontmatter.name}!`} {frontmatter.list[1]} {-2}',
  ],
  [
    'props',
    '<Note title="a" open count={3} list={["x", { y: [1, null, true] }]} of={frontmatter.name}>\n\nIn it **all** {1}.\n\n</Note>',
  ],
  [
    'components in each other',
    'Beside <Note>one</Note> another <Note />.\n\n<Note>{frontmatter.name}</Note>\n\n<Note><Note>inner</Note></Note>',
  ],
  ['code and line breaks', '```js\nconst a = "<b>"\n```\n\n```\nplain\n```\n\nA\\\nbreak and a  \nbreak.'],
  ['an empty body', ''],
])('%s: the program is that of plain @mdx-js/mdx', async (_, text) => {
  const source = `---\nname: Ada & Co\ncount: 3\nlist: [one, two]\n---\n\n${text}\n`
  expect(await expectPlainProgram(bodyTextOf(source, 'content/blog/a.mdx'))).toBe(true)
})

const htmlOf = async (body: string, frontmatter: unknown, definition: SiteDefinition = site) =>
  render(await loadBody(await createBodyCompiler(definition)({ file: 'one.mdx', body, frontmatter })))

test('expressions show the fields that they name, and nothing for those that are absent', async () => {
  const frontmatter = { name: 'A & B', list: ['one', { two: 2 }], flag: true }
  const body =
    'So: {frontmatter.name} {frontmatter.list[1].two}{frontmatter.no}{frontmatter.no.more[3]} {`${frontmatter.flag}`}'
  expect(await htmlOf(body, frontmatter)).toBe('<p>So: A &amp; B 2 true</p>')
  const props = '<Note title={frontmatter.no} n={[frontmatter.list[0], { a: frontmatter.name }]} />'
  expect(await htmlOf(props, frontmatter)).toBe(
    '<section title="[&quot;Note&quot;,{&quot;n&quot;:[&quot;one&quot;,{&quot;a&quot;:&quot;A &amp; B&quot;}]}]"></section>',
  )
})

test.each([
  '{{ name: "b", props: { children: "bold" } }}',
  '{[{ name: "b", props: {} }]}',
  '{frontmatter.group}',
  '{[[frontmatter]]}',
])('%s is never taken for an element', async body => {
  const frontmatter = { name: 'b', props: {}, group: { name: 'script', props: { children: 'alert(1)' } } }
  await expect(htmlOf(body, frontmatter)).rejects.toThrow('Objects are not valid as a React child')
})

test('rendering fails by name for a component that is not given', async () => {
  const body = await loadBody(await compile({ file: 'a.mdx', body: '<Note>In it.</Note>\n', frontmatter: {} }))
  expect(() => render(body, {})).toThrow('Expected component `Note` to be defined')
})

test('the module of a body exports its component', async () => {
  const program = await compile({ file: 'one.mdx', body: 'Words.', frontmatter: {} })
  const code = toModule(program).replace("'react/jsx-runtime'", `'${import.meta.resolve('react/jsx-runtime')}'`)
  const { default: body } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
  expect(render(body)).toBe('<p>Words.</p>')
})

// Every body is compiled by the plug-in `@mdx-js/rollup`.

const failing = async () => ({
  default: () => ({
    name: 'failing',
    transform: () => {
      throw new Error('Nothing is compiled.')
    },
  }),
})

test('the plug-in compiles each body of a build, which fails with another one', async () => {
  const root = temporaryRoot({})
  const one = entry(page({}, 'Words.'), 'content/pages/one.mdx')
  const calls: string[] = []
  const loadMdx = async () => {
    const { default: mdx } = await import('@mdx-js/rollup')
    return {
      default(options: Parameters<typeof mdx>[0]) {
        const plugin = mdx(options)
        const transform: typeof plugin.transform = (value, id) => {
          calls.push(id)
          return plugin.transform(value, id)
        }
        return { ...plugin, transform }
      },
    }
  }
  const two = entry(page({}, '# Two'), 'content/pages/two.mdx')
  await createBuildTasks(site, root, undefined, loadMdx).compile([one, two])
  expect(calls).toEqual([one.file, two.file])
  const tasks = createBuildTasks(site, root, undefined, failing as never)
  await expect(tasks.compile([one])).rejects.toThrow('Nothing is compiled.')
})

test('a build fails with another compiler where it renders a body that this machine has not compiled', async () => {
  const source = page({}, 'Words.')
  const root = temporaryRoot({ 'pages/one.mdx': source })
  const file = 'content/pages/one.mdx'
  // In place of the built code of the site: a page that reads the body.
  const server = join(root, 'server')
  mkdirSync(server)
  writeFileSync(join(server, 'entry.mjs'), '')
  writeFileSync(
    join(server, 'vike.mjs'),
    `export async function renderPage({ content }) {
  const httpResponse = { statusCode: 200, body: '<main></main>' }
  return content.bodyOf('${file}').then(() => ({ httpResponse, data: { info: { crumbs: [] } } }), errorWhileRendering => ({ httpResponse, errorWhileRendering }))
}`,
  )
  const bodies = { [file]: { hash: sha256(source) } }
  const sources: RenderSources = { server, site: { pages: [] }, media: noMedia, bodies, outputs: '', isIndexed: true }
  const tasks = createBuildTasks(site, root, undefined, failing as never)
  await tasks.initRenderer(sources)
  await expect(tasks.renderPages([{ url: '/one/', isMainCurrent: false }])).rejects.toThrow('Nothing is compiled.')
  const right = createBuildTasks(site, root)
  await right.initRenderer(sources)
  expect((await right.renderPages([{ url: '/one/', isMainCurrent: false }]))[0]?.page.url).toBe('/one/')
  // The program is cached, so the compiler isn't asked again.
  expect((await tasks.renderPages([{ url: '/one/', isMainCurrent: false }]))[0]?.page.url).toBe('/one/')
})

// The plug-ins of a site.
