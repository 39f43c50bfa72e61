import { beforeAll, expect, test } from 'vitest'
import { createCache } from '../../../../renderer/engine/base/cache/store'
import {
  attributeValue,
  type ComponentDescription,
  describeComponents,
  withChildren,
} from '../../../../renderer/engine/content/schema/describe-components'
import { componentNames } from '../../../../renderer/site/components/names'
import { site } from '../../../../renderer/site/index'
import { legalPage, page } from '../../../factories/content-files'
import { exampleMedia } from '../../../factories/example-media'
import { projectRoot } from '../../../factories/root'
import { loadOwn } from '../own-site'

let components: ComponentDescription[]

beforeAll(async () => {
  components = await describeComponents({ site, cache: createCache(projectRoot) })
}, 60_000)

test('every component has a sentence, and every prop a sentence and an example', () => {
  expect(components.map(({ name }) => name)).toEqual(componentNames)
  const lacking = components.flatMap(({ name, sentence, props, children }) => [
    ...(sentence ? [] : [`${name} has no sentence`]),
    ...[...props, ...(children ? [children] : [])].flatMap(prop => [
      ...(prop.sentence ? [] : [`${name} ${prop.name} has no sentence`]),
      ...(prop.example !== undefined ? [] : [`${name} ${prop.name} has no example`]),
    ]),
  ])
  expect(lacking).toEqual([])
})

test('a description has the words, types and examples of the JSDoc', () => {
  const named = (name: string) => components.find(component => component.name === name)
  expect(named('Worked')).toMatchObject({
    sentence: 'A worked example: a real input, a real output, and the check beside it.',
    file: 'renderer/site/components/Worked.tsx',
    example:
      '<Worked title="A brief that names the reader" input="Summarize this contract for a buyer." output="Three terms changed since last year." check="Each of the three quotes its clause." />',
  })
  expect(named('DictatedMail')?.props[0]).toEqual({
    name: 'tone',
    type: '"brief", "warm" or "formal"',
    values: ['brief', 'warm', 'formal'],
    required: false,
    sentence: 'The tone shown first.',
    example: 'warm',
  })
  expect(named('Faq')?.props).toMatchObject([
    { name: 'items', type: 'a list of groups with "question" and "answer"', required: true },
    { name: 'isFirstOpen', type: 'true or false', required: false },
  ])
  expect(named('Note')).toMatchObject({
    props: [{ name: 'kind' }, { name: 'title' }],
    children: { required: true, type: 'text and components' },
  })
})

test('the example of every component and of every prop has no issues', async () => {
  const uses = components.flatMap(({ name, example, props, children }) => {
    const all = props.map(prop => ` ${prop.name}=${attributeValue(prop.example)}`).join('')
    return [example, children ? withChildren(name + all, name, `${children.example}`) : `<${name}${all} />`]
  })
  const { text } = await loadOwn({
    // The examples name these.
    ...exampleMedia,
    'pages/contactUs.mdx': page({ title: 'Contact' }),
    'legal/uses.mdx': legalPage({ title: 'Every component', draft: 'true' }, uses.join('\n\n')),
  })
  expect(text).toBe('')
})
