import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkBody } from '../../../../../renderer/engine/mdx/checks/check'
import { createBodyCompiler } from '../../../../../renderer/engine/mdx/compile'
import { createBodyParser } from '../../../../../renderer/engine/mdx/parse-body'
import { runsOf } from '../../../../factories/texts/random-texts'
import { site } from '../../../../fixtures/sample-site/renderer/site/index'

const parse = createBodyParser(site)
const compile = createBodyCompiler(site)

/** A part of a text in the everyday grammar; each `w` is replaced by a word of its own. */
const line = fc.constantFrom(
  'w',
  '**w** w',
  '*w*, w',
  '`w`',
  '[w](/blog/one/)',
  '[w](/blog/one /)',
  '(w)[/blog/one/]',
  '![w](/media/plan.png)',
  'w[^1]',
  '~~w~~',
  '<mark>w</mark>',
  'w\\|w',
)
const row = fc.array(fc.constantFrom(' w ', ' **w** ', ' ', ' w\\|w '), { minLength: 1, maxLength: 5 })
const table = fc
  .tuple(row, fc.integer({ min: 1, max: 5 }), fc.array(row, { maxLength: 3 }))
  .map(([head, columns, rows]) => {
    const written = (cells: string[]) => `|${cells.join('|')}|`
    return [written(head), `|${' - |'.repeat(columns)}`, ...rows.map(written)].join('\n')
  })
const block = fc.oneof(
  line,
  table,
  line.map(text => `## ${text}`),
  line.map(text => `##${text}`),
  line.map(text => `> ${text}`),
  fc.array(line, { minLength: 1, maxLength: 4 }).map(items => items.map(item => `- ${item}`).join('\n')),
  fc.array(line, { minLength: 1, maxLength: 4 }).map(items => items.map((item, at) => `${at + 1}. ${item}`).join('\n')),
  line.map(text => `\`\`\`\n${text.replaceAll('`', '')}\n\`\`\``),
  line.map(text => `\`\`\`\n${text.replaceAll('`', '')}`),
  line.map(text => `:::note\n${text}\n:::`),
  line.map(text => `> [!TIP]\n> ${text}`),
  line.map(text => `[^1]: ${text}`),
  line.map(text => `<!-- ${text.replaceAll('w', 'hidden')} -->`),
  line.map(text => `<details>\n<summary>w</summary>\n\n${text}\n\n</details>`),
)

/** A text whose words are `word1`, `word2` and so on, each once. */
const texts = fc.array(block, { minLength: 1, maxLength: 6 }).map(blocks => {
  let count = 0
  return `${blocks.join('\n\n')}\n`.replace(/(?<![A-Za-z])w(?![A-Za-z])/g, () => `word${++count}x`)
})

test('each word of a text is on its page, or the check says what is wrong', { timeout: 600_000 }, async () => {
  let whole = 0
  await fc.assert(
    fc.asyncProperty(texts, async body => {
      const file = 'content/pages/one.mdx'
      const parsed = parse(body, file)
      if (checkBody(parsed, body, file, site).length > 0) return
      const program = await compile({ file, body, frontmatter: {}, tree: parsed.tree })
      const words = body.match(/word\d+x/g) ?? []
      expect(words.filter(word => !program.includes(word))).toEqual([])
      whole++
    }),
    runsOf(400, 1),
  )
  expect(whole).toBeGreaterThan(60)
})
