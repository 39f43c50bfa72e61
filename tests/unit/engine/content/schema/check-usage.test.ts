import { expect, test } from 'vitest'
import { explainBodies } from '../../../../factories/bodies'

test('missing, unknown and repeated props of a component are reported', async () => {
  expect(
    await explainBodies([
      '<Lists />',
      '<Worked titel="a" input="b" output="c" check="d" />',
      '<Worked title="a" title="b" input="b" output="c" check="d" />',
      '<PostLists key="a" />',
      '<Note>a</Note>\n<Note></Note>',
      '<PostLists>a</PostLists>',
    ]),
  ).toEqual([
    '12:1 Lists.items prop-missing <Lists> needs "items". Add it. The lists with their headings. For example: items={frontmatter.lists}',
    '12:9 Worked.titel prop-unknown <Worked> has no "titel". Did you mean "title"?',
    '12:19 Worked.title prop-value "title" is given twice. Keep one of the two.',
    '12:12 PostLists.key prop-unknown <PostLists> has no "key". It takes nothing: remove it.',
    '13:1 Note prop-children Nothing stands between <Note> and </Note>. Write <Note>Begin with a task that comes back every week.</Note>. What the note says, in one to three sentences.',
    '12:1 PostLists prop-children Nothing may stand between <PostLists> and </PostLists>. Close it at once, <PostLists … />, and write the text outside.',
  ])
})

test('a value of the wrong type is reported, with what fits', async () => {
  expect(
    await explainBodies([
      '<Letter tone="warmm" />',
      '<Letter tone={frontmatter.title} />',
      '<Plan price="58" />',
      '<Lists items={frontmatter.figures} />',
      '<Figures items={[\n  { value: 3, label: "tools" },\n]} />',
      '<Worked title input="b" output="c" check="d" />',
      '<Sequence points="one, two" />',
    ]),
  ).toEqual([
    '12:14 Letter.tone prop-value "warmm" is not one of the values for "tone". Did you mean "warm"?',
    '12:15 Letter.tone prop-value frontmatter.title does not fit "tone" of <Letter>. "tone" takes "brief", "warm" or "formal".',
    '12:13 Plan.price prop-value "58" is text, not a number. Write it between braces: price={58}.',
    '12:15 Lists.items prop-value frontmatter.figures does not fit "items" of <Lists>. "items" takes a list of groups with "title" and "items". In this file frontmatter.lists would fit.',
    '13:12 Figures.items.0.value prop-value 3 is a number, not text. Put it between quotation marks: "3".',
    '12:9 Worked.title prop-value "title" of <Worked> is given no value. It takes text. For example: title="A brief that names the reader"',
    '12:18 Sequence.points prop-value "one, two" is text, not a list. Write it between braces: points={["one", "two"]}.',
  ])
})
