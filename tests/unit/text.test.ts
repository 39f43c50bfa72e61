import type { MDXComponents, MDXContent } from 'mdx/types'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { analyzeFile } from '../../renderer/engine/content/analyze'
import { findEntries } from '../../renderer/engine/content/files/find'
import { compileSource, compileTree, readTree } from '../../renderer/engine/mdx/compile'
import { compileCode, readCode } from '../../renderer/engine/mdx/compile-module'
import { componentNames } from '../../renderer/site/components/names'

/** Every component as a section that says what it was told. */
const components: MDXComponents = Object.fromEntries(
  componentNames.map(name => [
    name,
    ({ children, ...props }: { children?: ReactNode }) =>
      createElement('section', { title: JSON.stringify([name, props]) }, children),
  ]),
)

const draw = (text: MDXContent, given = components) => renderToStaticMarkup(createElement(text, { components: given }))

test('every text of the site shows the same from its program code, while writing, and from its syntax, in a build', async () => {
  const entries = findEntries(process.cwd()).value
  expect(entries.length).toBeGreaterThan(40)
  for (const entry of entries) {
    const { tree, reading } = analyzeFile(entry)
    if (!tree) throw new Error(`${entry.file} has an error.`)
    const built = draw(readTree(await compileTree(tree, entry.file, reading.data)))
    expect(built).toBe(draw(await readCode(await compileCode(entry.source, entry.file))))
  }
})

test.each([
  'Words with *soft*, **bold**, ~~gone~~ and `code` ones, & a "quotation" \\<b>.',
  '# One\n\n- a\n- b\n\n  c\n\n1. x\n\n> q\n\n---\n\n![A picture](/media/a.png "Title")',
  '| a | b |\n| :- | -: |\n| 1 | [two](/b/) |\n\n- [x] done\n- [ ] open\n\nA note[^1].\n\n[^1]: The note.',
  '{/* A remark. */}\n\nWith {/* a remark */} in it.\n\n<Note>\n  {/* only a remark */}\n</Note>',
  '{frontmatter.count} of {frontmatter.name}: {"a text"} {`${frontmatter.name}!`} {frontmatter.list[1]} {-2}',
  '<Note title="a" open count={3} list={["x", { y: [1, null, true] }]} of={frontmatter.name}>\n\nIn it **all** {1}.\n\n</Note>',
  'Beside <Note>one</Note> another <Note />.\n\n<Note>{frontmatter.name}</Note>\n\n<Note><Note>inner</Note></Note>',
  '```js\nconst a = "<b>"\n```\n\n```\nplain\n```\n\nA\\\nbreak and a  \nbreak.',
  '',
])('%j shows the same both ways', async text => {
  const source = `---\nname: Ada & Co\ncount: 3\nlist: [one, two]\n---\n\n${text}\n`
  const built = draw(readTree(await compileSource(source, 'content/blog/a.mdx')))
  expect(built).toBe(draw(await readCode(await compileCode(source, 'content/blog/a.mdx'))))
})

test('a component that is not there is told by its name', async () => {
  const text = readTree(await compileSource('---\n---\n\n<Note>In it.</Note>\n', 'content/blog/a.mdx'))
  expect(() => draw(text, {})).toThrow('There is no component Note.')
})
