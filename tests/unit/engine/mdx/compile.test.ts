import fc from 'fast-check'
import type { MDXComponents, MDXContent } from 'mdx/types'
import { expect, test } from 'vitest'
import { isError } from '../../../../renderer/engine/base/diagnostics/issue'
import { parseEntry } from '../../../../renderer/engine/content/parse'
import { checkBody } from '../../../../renderer/engine/mdx/checks/check'
import { type BodySource, createBodyCompiler, createProgramCompiler } from '../../../../renderer/engine/mdx/compile'
import { extractReferences } from '../../../../renderer/engine/mdx/extract'
import { createBodyParser } from '../../../../renderer/engine/mdx/parse-body'
import { mdxPlugins } from '../../../../renderer/engine/mdx/plugins'
import { loadBody } from '../../../../renderer/engine/mdx/render-tree'
import { site } from '../../../../renderer/site/index'
import { recordingComponents, render } from '../../../factories/render'
import { corpus } from '../../../factories/texts/corpus'
import { oddContentFiles, ordinaryBodies, runsOf } from '../../../factories/texts/random-texts'

const parse = createBodyParser(site)
const compile = createBodyCompiler(site)
const compileProgram = createProgramCompiler(mdxPlugins(site))

/** Expects that values and program render the same HTML; gives whether the body could be compiled, having no error. */
async function expectSameHtml(source: BodySource): Promise<boolean> {
  const { file, body } = source
  const parsed = parse(body, file)
  // A site names its components by one word.
  const components = extractReferences(parsed.tree, body, () => '').components.filter(name => /^\w+$/.test(name))
  if (checkBody(parsed, body, file, components).some(isError)) return false
  const program = await compileProgram(source)
  // As a build does it: compiling uses the tree up.
  const values = await compile({ ...source, tree: parsed.tree })
  expect([values.kind, program.kind]).toEqual(['values', 'program'])
  const given = recordingComponents(components)
  const expected = htmlOf(await loadBody(program), given)
  if (expected !== readsAbsent) expect(htmlOf(await loadBody(values), given), file).toBe(expected)
  return true
}

/** A program fails where it reads a field of a field that is absent; values show nothing. The type check reports both. */
const readsAbsent = 'Reads a field of an absent one.'

function htmlOf(body: MDXContent, components: MDXComponents): string {
  try {
    return render(body, components)
  } catch (error) {
    const { message } = error as Error
    return /^Cannot read properties of (undefined|null)/.test(message) ? readsAbsent : "Can't be rendered."
  }
}

const toBody = (source: string, file: string): BodySource => {
  const { body, data } = parseEntry(source, file).value
  return { file, body, frontmatter: data }
}

test('all content renders the same from values and from its program', { timeout: 600_000 }, async () => {
  const files = corpus()
  expect(files.length).toBeGreaterThan(40)
  let compiled = 0
  for (const { file, source } of files) {
    const isCompiled = await expectSameHtml(toBody(source, file))
    if (isCompiled) compiled++
    // The content of this site has no errors.
    else expect(file).not.toMatch(/^content\//)
  }
  expect(compiled).toBeGreaterThan(40)
})

test('random bodies render the same from values and from their programs', { timeout: 600_000 }, async () => {
  let compiled = 0
  await fc.assert(
    fc.asyncProperty(ordinaryBodies, async body => {
      const isCompiled = await expectSameHtml({ file: 'one.mdx', body, frontmatter: { title: 'A & B' } })
      if (isCompiled) compiled++
    }),
    runsOf(200, 1),
  )
  expect(compiled).toBeGreaterThan(100)
})

test('random files render the same from values and from their programs', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(oddContentFiles, async source => {
      await expectSameHtml(toBody(source, 'one.mdx'))
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
])('%s: values and program render the same', async (_, text) => {
  const source = `---\nname: Ada & Co\ncount: 3\nlist: [one, two]\n---\n\n${text}\n`
  expect(await expectSameHtml(toBody(source, 'content/blog/a.mdx'))).toBe(true)
})

test.each([
  '{{ name: "b", props: { children: "bold" } }}',
  '{[{ name: "b", props: {} }]}',
  '{frontmatter.group}',
  '{[[frontmatter]]}',
])('%s is never taken for an element', async body => {
  const frontmatter = { name: 'b', props: {}, group: { name: 'script', props: { children: 'alert(1)' } } }
  const compiled = await loadBody(await compile({ file: 'a.mdx', body, frontmatter }))
  expect(() => render(compiled)).toThrow("A group of fields can't be shown as text.")
  // So does React with the program.
  const program = await loadBody(await compileProgram({ file: 'a.mdx', body, frontmatter }))
  expect(() => render(program)).toThrow('Objects are not valid as a React child')
})

test('rendering fails by name for a component that is not given', async () => {
  const body = await loadBody(await compile({ file: 'a.mdx', body: '<Note>In it.</Note>\n', frontmatter: {} }))
  expect(() => render(body, {})).toThrow('There is no component Note.')
})
