import { expect, test } from 'vitest'
import { attributeValue, describeComponents } from '../../renderer/engine/types/describe-components'
import { componentNames } from '../../renderer/site/components/names'
import { checkedSite } from '../workspace'

const vocabulary = await describeComponents()

test('every component has a sentence, and every prop a sentence and an example', () => {
  expect(vocabulary.map(({ name }) => name)).toEqual(componentNames)
  const lacking = vocabulary.flatMap(({ name, sentence, props, children }) => [
    ...(sentence ? [] : [`${name} has no sentence`]),
    ...[...props, ...(children ? [children] : [])].flatMap(prop => [
      ...(prop.sentence ? [] : [`${name} ${prop.name} has no sentence`]),
      ...(prop.example !== undefined ? [] : [`${name} ${prop.name} has no example`]),
    ]),
  ])
  expect(lacking).toEqual([])
})

test('a component is described in the words of a writer', () => {
  const named = (name: string) => vocabulary.find(component => component.name === name)
  expect(named('Worked')).toMatchObject({
    sentence: 'A worked example: a real input, a real output, and the check beside it.',
    file: 'renderer/site/components/Worked.tsx',
    example:
      '<Worked title="A brief that names the reader" input="Summarize this contract for a buyer." output="Three terms changed since last year." check="Each of the three quotes its clause." />',
  })
  expect(named('DictatedMail')?.props).toEqual([
    {
      name: 'tone',
      type: '"brief", "warm" or "formal"',
      values: ['brief', 'warm', 'formal'],
      required: false,
      sentence: 'The tone shown first.',
      example: 'warm',
    },
  ])
  expect(named('Faq')?.props).toMatchObject([
    { name: 'items', type: 'a list of groups with "question" and "answer"', required: true },
  ])
  expect(named('Note')).toMatchObject({ props: [], children: { required: true, type: 'text and components' } })
})

const linked = `---
title: Contact
lead: Where to write to us.
metadata:
  title: Contact of the vocabulary
  description: A page to which the examples of the vocabulary may lead, so that each of their links has a page at its end.
---

Text.
`

test('the example of every component, and of every prop, checks', async () => {
  const uses = vocabulary.flatMap(({ name, example, props, children }) => {
    const all = props.map(prop => ` ${prop.name}=${attributeValue(prop.example)}`).join('')
    return [example, children ? `<${name}${all}>${children.example}</${name}>` : `<${name}${all} />`]
  })
  const { text } = await checkedSite({
    // The examples link to it.
    'pages/contactUs.mdx': linked,
    'legal/uses.mdx': `---
title: Every component
summary: What each of them shows.
lastUpdated: 2026-01-01
metadata:
  title: Every component of the vocabulary
  description: Every component of the vocabulary with the examples from its own types, to see that each one checks.
---

${uses.join('\n\n')}
`,
  })
  expect(text).toBe('')
})
