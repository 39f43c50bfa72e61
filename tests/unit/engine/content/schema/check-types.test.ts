import { expect, test } from 'vitest'
import { applyFix } from '../../../../../renderer/engine/base/diagnostics/issue'
import { checkBodies, explainBodies, pageWithFields } from '../../../../factories/bodies'
import { partOf } from '../../../../factories/issues'
import { loadFiles } from '../../../../factories/site'

test('a body that fits the types has no issues', async () => {
  const bodies = [
    '{frontmatter.title}, {frontmatter.figures[1].label}, {frontmatter.lists.length} and {frontmatter["lead"]}.',
    '<Figures items={frontmatter.figures} /> <Lists items={[frontmatter.lists[0]]} />',
    '<Figures items={[{ value: frontmatter.figures[0].value, label: `${frontmatter.title}, in figures` }]} />',
    '<Letter tone={`wa${"rm"}`} />\n\n<Letter tone="brief" />',
    '<Slide keepTerm format={"4:3"} />',
    '<Note>{/* nothing yet */} A note with **{frontmatter.title}**.</Note>',
    '<Note>![A picture](/media/a.png)</Note> <Note>`code`</Note>',
    '> - <Note>\n>   A note in a list in a quotation.\n>   </Note>',
    '<Worked title="“Ünïcode” 🙂" input="&lt;a&gt;" output="`$" check={"\\n"} />',
  ]
  expect(await explainBodies(bodies)).toEqual(bodies.map(() => ''))
})

test('an absent field of the frontmatter is reported, with the name that was meant', async () => {
  expect(
    await explainBodies([
      '{frontmatter.titel}',
      '<Faq items={frontmatter.faqs} />',
      '{frontmatter.figures[2].label}',
      '{frontmatter.metadata.titel}',
      '{frontmatter.title.first} {frontmatter.lists.first}',
      '{frontmatter["no such"]}',
      '<Note>**{frontmatter.titel}**</Note>',
    ]),
  ).toEqual([
    '12:14 body-field "titel" is not a field of this page\'s frontmatter. Did you mean "title"?',
    '12:25 body-field This page\'s frontmatter gives no "faqs". Add "faqs" to the frontmatter, or remove {frontmatter.faqs}. Questions and answers.',
    '12:22 body-field frontmatter.figures has 2 entries, and so no [2]. Entries are counted from 0: write [1] for the last.',
    '12:23 body-field "titel" is not a field of frontmatter.metadata. Did you mean "title"?',
    '12:20 body-field frontmatter.title is text and has no "first". Write {frontmatter.title}, or name another field.\n' +
      '12:46 body-field frontmatter.lists is a list and has no "first". Name an entry first: frontmatter.lists[0].',
    '12:14 body-field "no such" is not a field of this page\'s frontmatter. Fields here: title, lead, lists, figures, banner, metadata.',
    '12:22 body-field "titel" is not a field of this page\'s frontmatter. Did you mean "title"?',
  ])
})

test('a value that can not be shown as text is reported', async () => {
  const shown = await explainBodies([
    '{frontmatter.metadata}',
    '{frontmatter.figures}',
    '{frontmatter.banner}',
    '{["a"]}',
  ])
  expect(shown).toEqual([
    "12:2 body-value frontmatter.metadata is a group of fields and can't be shown as text. Name one: frontmatter.metadata.title, frontmatter.metadata.description.",
    "12:2 body-value frontmatter.figures is a list of groups and can't be shown as text. Give it to a component that shows it, or name one field of one entry.",
    '12:2 body-value frontmatter.banner is yes or no, and nothing would be shown. Name a field that holds text or a number.',
    "12:2 body-value What stands between the braces is a list and can't be shown as text. Write one value.",
  ])
})

test('an issue spans just what is wrong, and its fix corrects that', async () => {
  const fixes = [
    ['{frontmatter.titel}', 'titel', '{frontmatter.title}'],
    ['<Letter tome="warm" />', 'tome', '<Letter tone="warm" />'],
    ['<Letter tone="warmm" />', '"warmm"', '<Letter tone="warm" />'],
    ['<Letter tone={"warmm"} />', '"warmm"', '<Letter tone={"warm"} />'],
    ['<Plan price="58" />', '"58"', '<Plan price={58} />'],
    ['<Slide keepTerm="true" />', '"true"', '<Slide keepTerm={true} />'],
    ['<Faq items={[{ question: "a", answr: "b" }]} />', 'answr', '<Faq items={[{ question: "a", answer: "b" }]} />'],
    [
      '<Note>a</Note> <Lists items={[{ title: 1, items: ["a"] }]} />',
      '1',
      '<Note>a</Note> <Lists items={[{ title: "1", items: ["a"] }]} />',
    ],
  ] as const
  const found = await checkBodies(fixes.map(([body]) => body))
  for (const [index, [body, part, fixed]] of fixes.entries()) {
    const [issue, ...more] = found[index] ?? []
    expect(more).toEqual([])
    if (!issue?.fix) throw new Error(`${body} offers no fix.`)
    expect(partOf(pageWithFields(body), issue)).toBe(part)
    expect(applyFix(pageWithFields(body), issue.fix)).toBe(pageWithFields(fixed))
  }
})

test('what follows only from an error in the frontmatter is not reported again', async () => {
  const { issues } = await loadFiles({
    'pages/one.mdx': pageWithFields('<Figures items={frontmatter.figures} />').replace('value: "3"', 'value: 3'),
  })
  expect(issues.map(({ code, field }) => `${code} ${field}`)).toEqual(['field-value figures.0.value'])
})

test('positions are right with Windows line ends and a byte order mark', async () => {
  const source =
    `\uFEFF${pageWithFields('Text.\n\n<Worked title={1} input="b" output="c"\n  check={\n  frontmatter.titel} />')}`.replace(
      /\n/g,
      '\r\n',
    )
  const { issues } = await loadFiles({ 'pages/one.mdx': source })
  expect(issues.map(issue => `${issue.line}:${issue.column} ${issue.code} ${partOf(source, issue)}`)).toEqual([
    '14:16 prop-value 1',
    '16:15 body-field titel',
  ])
})

test('a syntax error in one body hides no type error of another, then or later', async () => {
  const typeError = pageWithFields('Before {frontmatter.nothing} between.', 2)
  // The parser of bodies takes this letter of Unicode 14 for part of a name, TypeScript does not.
  const syntaxError = pageWithFields('<Note ࢏="x">x</Note>')
  const both = await loadFiles({ 'pages/one.mdx': syntaxError, 'pages/two.mdx': typeError })
  expect(both.issues.map(({ file, code }) => `${file} ${code}`)).toEqual([
    'content/pages/one.mdx prop-unknown',
    'content/pages/two.mdx body-field',
  ])
  const alone = await loadFiles({ 'pages/two.mdx': typeError })
  expect(alone.issues.map(({ file, code }) => `${file} ${code}`)).toEqual(['content/pages/two.mdx body-field'])
})

test('a property that is too much, where all others are given, is to be removed', async () => {
  const worked = '<Worked titel="x" title="A" input="B" output="C" check="D" />'
  expect(await explainBodies([worked])).toEqual([
    '12:9 Worked.titel prop-unknown <Worked> has no "titel". All that it takes is given: remove it.',
  ])
})
