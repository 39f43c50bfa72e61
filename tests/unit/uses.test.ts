import { array, constantFrom, nat, sample, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { applyFix, type Issue } from '../../renderer/engine/diagnostics/issue'
import { offsetAt } from '../../renderer/engine/diagnostics/position'
import { parseBody } from '../../renderer/engine/mdx/parse'
import { checkPrograms } from '../../renderer/engine/types/check/check-programs'
import { toTsx } from '../../renderer/engine/types/check/to-tsx'
import { checkedSite } from '../workspace'

/** A page with a few fields, whose text begins in line 11. */
const page = (body: string, number = 1) => `---
title: A page
lead: What it gives.
lists: [{ title: Countries, items: [Canada, India] }]
figures: [{ value: "3", label: tools }, { value: "4", label: courses }]
banner: false
metadata:
  title: Page ${number} of the test
  description: A description of the right length, which says what the page gives to the reader who finds it.
---
${body}
`

/** What is told of texts, one page for each, so that TypeScript runs once for all. */
async function told(bodies: string[]): Promise<string[]> {
  const files = Object.fromEntries(bodies.map((body, index) => [`pages/page-${index}.mdx`, page(body, index)]))
  const { issues } = await checkedSite({ ...files, 'media/a.png': 'A picture.' })
  return bodies.map((_, index) =>
    issues
      .filter(({ file }) => file === `content/pages/page-${index}.mdx`)
      .map(({ line, column, field, code, message, hint }) =>
        [`${line}:${column}`, field, code, message, hint].filter(Boolean).join(' '),
      )
      .join('\n'),
  )
}

/** The part of a file that an issue is about. */
const partOf = (source: string, issue: Issue) => source.slice(offsetAt(source, issue), offsetAt(source, issue.end))

test('what fits the types is not complained of', async () => {
  const bodies = [
    '{frontmatter.title}, {frontmatter.figures[1].label}, {frontmatter.lists.length} and {frontmatter["lead"]}.',
    '<Figures items={frontmatter.figures} /> <Lists items={[frontmatter.lists[0]]} />',
    '<Figures items={[{ value: frontmatter.figures[0].value, label: `${frontmatter.title}, in figures` }]} />',
    '<DictatedMail tone={`wa${"rm"}`} />\n\n<DictatedMail tone="brief" />',
    '<SlideSwap keepTerm format={"4:3"} />',
    '<Note>{/* nothing yet */} A note with **{frontmatter.title}**.</Note>',
    '<Note>![A picture](/media/a.png)</Note> <Note>`code`</Note>',
    '> - <Note>\n>   A note in a list in a quotation.\n>   </Note>',
    '<Worked title="“Ünïcode” 🙂" input="&lt;a&gt;" output="`$" check={"\\n"} />',
  ]
  expect(await told(bodies)).toEqual(bodies.map(() => ''))
})

test('a field of the frontmatter that is not there is told with the name that was meant', async () => {
  expect(
    await told([
      '{frontmatter.titel}',
      '<Faq items={frontmatter.faqs} />',
      '{frontmatter.figures[2].label}',
      '{frontmatter.metadata.titel}',
      '{frontmatter.title.first} {frontmatter.lists.first}',
      '{frontmatter["no such"]}',
      '<Note>**{frontmatter.titel}**</Note>',
    ]),
  ).toEqual([
    '11:14 body-field "titel" is not a field of this page\'s frontmatter. Did you mean "title"?',
    '11:25 body-field This page\'s frontmatter gives no "faqs". Add "faqs" to the frontmatter, or remove {frontmatter.faqs}. Questions and answers.',
    '11:22 body-field frontmatter.figures has 2 entries, and so no [2]. Entries are counted from 0: write [1] for the last.',
    '11:23 body-field "titel" is not a field of frontmatter.metadata. Did you mean "title"?',
    '11:20 body-field frontmatter.title is text and has no "first". Write {frontmatter.title}, or name another field.\n' +
      '11:46 body-field frontmatter.lists is a list and has no "first". Name an entry first: frontmatter.lists[0].',
    '11:14 body-field "no such" is not a field of this page\'s frontmatter. Fields here: title, lead, lists, figures, banner, metadata.',
    '11:22 body-field "titel" is not a field of this page\'s frontmatter. Did you mean "title"?',
  ])
})

test('a value that would not show as text is told', async () => {
  const shown = await told(['{frontmatter.metadata}', '{frontmatter.figures}', '{frontmatter.banner}', '{["a"]}'])
  expect(shown).toEqual([
    "11:2 body-value frontmatter.metadata is a group of fields and can't be shown as text. Name one: frontmatter.metadata.title, frontmatter.metadata.description.",
    "11:2 body-value frontmatter.figures is a list of groups and can't be shown as text. Give it to a component that shows it, or name one field of one entry.",
    '11:2 body-value frontmatter.banner is yes or no, and nothing would be shown. Name a field that holds text or a number.',
    "11:2 body-value What stands between the braces is a list and can't be shown as text. Write one value.",
  ])
})

test('what a component needs, does not know, or is given twice is told', async () => {
  expect(
    await told([
      '<Lists />',
      '<Worked titel="a" input="b" output="c" check="d" />',
      '<Worked title="a" title="b" input="b" output="c" check="d" />',
      '<PostLists key="a" />',
      '<Note>a</Note>\n<Note></Note>',
      '<PostLists>a</PostLists>',
    ]),
  ).toEqual([
    '11:1 Lists.items prop-missing <Lists> needs "items". Add it. The lists with their headings. For example: items={frontmatter.lists}',
    '11:9 Worked.titel prop-unknown <Worked> has no "titel". Did you mean "title"?',
    '11:19 Worked.title prop-value "title" is given twice. Keep one of the two.',
    '11:12 PostLists.key prop-unknown <PostLists> has no "key". It takes nothing: remove it.',
    '12:1 Note prop-children Nothing stands between <Note> and </Note>. Write <Note>Begin with a task that comes back every week.</Note>. What the note says, in one to three sentences.',
    '11:1 PostLists prop-children Nothing may stand between <PostLists> and </PostLists>. Close it at once, <PostLists … />, and write the text outside.',
  ])
})

test('a value of the wrong type is told with what fits', async () => {
  expect(
    await told([
      '<DictatedMail tone="warmm" />',
      '<DictatedMail tone={frontmatter.title} />',
      '<PlanCanvas price="58" />',
      '<Lists items={frontmatter.figures} />',
      '<Figures items={[\n  { value: 3, label: "tools" },\n]} />',
      '<Worked title input="b" output="c" check="d" />',
    ]),
  ).toEqual([
    '11:20 DictatedMail.tone prop-value "warmm" is not one of the values for "tone". Did you mean "warm"?',
    '11:21 DictatedMail.tone prop-value frontmatter.title does not fit "tone" of <DictatedMail>. "tone" takes "brief", "warm" or "formal".',
    '11:19 PlanCanvas.price prop-value "58" is text, not a number. Write it between braces: price={58}.',
    '11:15 Lists.items prop-value frontmatter.figures does not fit "items" of <Lists>. "items" takes a list of groups with "title" and "items". In this file frontmatter.lists would fit.',
    '12:12 Figures.items.0.value prop-value 3 is a number, not text. Put it between quotation marks: "3".',
    '11:9 Worked.title prop-value "title" of <Worked> is given no value. It takes text. For example: title="A brief that names the reader"',
  ])
})

test('what offers a mend is mended by it, and spans just what is wrong', async () => {
  const mends = [
    ['{frontmatter.titel}', 'titel', '{frontmatter.title}'],
    ['<DictatedMail tome="warm" />', 'tome', '<DictatedMail tone="warm" />'],
    ['<DictatedMail tone="warmm" />', '"warmm"', '<DictatedMail tone="warm" />'],
    ['<DictatedMail tone={"warmm"} />', '"warmm"', '<DictatedMail tone={"warm"} />'],
    ['<PlanCanvas price="58" />', '"58"', '<PlanCanvas price={58} />'],
    ['<SlideSwap keepTerm="true" />', '"true"', '<SlideSwap keepTerm={true} />'],
    ['<Faq items={[{ question: "a", answr: "b" }]} />', 'answr', '<Faq items={[{ question: "a", answer: "b" }]} />'],
    [
      '<Note>a</Note> <Lists items={[{ title: 1, items: ["a"] }]} />',
      '1',
      '<Note>a</Note> <Lists items={[{ title: "1", items: ["a"] }]} />',
    ],
  ] as const
  const { issues } = await checkedSite(
    Object.fromEntries(mends.map(([body], index) => [`pages/page-${index}.mdx`, page(body, index)])),
  )
  for (const [index, [body, part, mended]] of mends.entries()) {
    const [issue, ...more] = issues.filter(({ file }) => file === `content/pages/page-${index}.mdx`)
    expect(more).toEqual([])
    if (!issue?.fix) throw new Error(`${body} offers no mend.`)
    expect(partOf(page(body), issue)).toBe(part)
    expect(applyFix(page(body), issue.fix)).toBe(page(mended))
  }
})

test('what follows only from a fault in the frontmatter is not told again', async () => {
  const { issues } = await checkedSite({
    'pages/one.mdx': page('<Figures items={frontmatter.figures} />').replace('value: "3"', 'value: 3'),
  })
  expect(issues.map(({ code, field }) => `${code} ${field}`)).toEqual(['field-value figures.0.value'])
})

test('Windows line ends and a byte order mark keep positions', async () => {
  const source =
    `\uFEFF${page('Text.\n\n<Worked title={1} input="b" output="c"\n  check={\n  frontmatter.titel} />')}`.replace(
      /\n/g,
      '\r\n',
    )
  const { issues } = await checkedSite({ 'pages/one.mdx': source })
  expect(issues.map(issue => `${issue.line}:${issue.column} ${issue.code} ${partOf(source, issue)}`)).toEqual([
    '13:16 prop-value 1',
    '15:15 body-field titel',
  ])
})

test('whatever a text says, its program can be read, and every complaint has a place in the text', async () => {
  const base = `{frontmatter.title} <Worked title="a &amp; b" input={\`\${frontmatter.lead}\`} output={-3} check='it "is"' />

<Figures items={[{ value: "3", "la-bel": frontmatter["x y"], é: null, 3: [1,,2] }]} data-x aria:b {...frontmatter}>

> - **bold** {/* nothing */} {frontmatter.metadata.title}

</Figures>

<Faq items={frontmatter.faqs} key="k" /> <Note>{{ a: true }}</Note> {"\\u2028"} {1e999} {"</Prose>"} {0x10}
`
  const bits = [
    '',
    '<',
    '>',
    '{',
    '}',
    '"',
    "'",
    '`',
    '${',
    '\\',
    '/',
    '[',
    ']',
    '.',
    '\n\n',
    'é',
    '🙂',
    '\u2028',
    '</Note>',
    '=1',
  ]
  const edits = array(tuple(nat(base.length), nat(6), constantFrom(...bits)), { maxLength: 4 })
  const bodies = sample(edits, { numRuns: 100, seed: 7 }).map(changes =>
    changes.reduce((text, [at, length, bit]) => text.slice(0, at) + bit + text.slice(at + length), base),
  )
  const programs = bodies.map(body => toTsx(parseBody(body, 'one.mdx').tree, { title: 'A', 'x y': 1, é: 2 }))
  const said = await checkPrograms(programs.map(({ lines }) => lines))
  const lost = said.flatMap((diagnostics, index) =>
    // What TypeScript can't read has codes below 2000.
    diagnostics.filter(({ code, line }) => code < 2000 || !programs[index]?.mappings[line]),
  )
  expect(said.flat().length).toBeGreaterThan(0)
  expect(lost).toEqual([])

  const { issues } = await checkedSite(
    Object.fromEntries(bodies.slice(0, 20).map((body, index) => [`pages/page-${index}.mdx`, page(body)])),
  )
  const outside = issues.filter(issue => {
    const source = page(bodies[Number(/\d+/.exec(issue.file)?.[0])] ?? '')
    return offsetAt(source, issue) > offsetAt(source, issue.end) || offsetAt(source, issue.end) > source.length
  })
  expect(outside).toEqual([])
})
