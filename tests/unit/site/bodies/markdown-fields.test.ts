import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Level } from '../../../../content/types/enterprise'
import { LevelFinder } from '../../../../renderer/site/components/enterprise/LevelFinder'
import { Faq } from '../../../../renderer/site/components/lists/Faq'
import { InlineMarkdown } from '../../../../renderer/site/components/lists/InlineMarkdown'
import { Frameworks } from '../../../../renderer/site/components/product/Frameworks'
import { questions } from '../../../../renderer/site/page-info/structured/things'

const faqs = [{ question: 'How long?', answer: 'See [the *plan*](/plan/), `week 1`.' }]

test('a line of Markdown is rendered in a layout', () => {
  expect(
    renderToStaticMarkup(createElement(InlineMarkdown, { text: 'See [the *plan*](/plan/), `week 1`. 2 < 3' })),
  ).toBe('See <a href="/plan/">the <em>plan</em></a>, <code class="inline-code">week 1</code>. 2 &lt; 3')
})

test('the answers of an island are rendered on the server and reach the browser as values', () => {
  const html = renderToStaticMarkup(createElement(Faq, { items: faqs }))
  expect(html).toContain('<a href="/plan/">the <em>plan</em></a>')
  const props = /props="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? ''
  expect(JSON.parse(props).items[0].answer[1]).toMatchObject({ name: 'a', href: '/plan/' })
})

test('an answer without Markdown reaches the browser as its text', () => {
  const html = renderToStaticMarkup(createElement(Faq, { items: [{ question: 'Why?', answer: 'Because.' }] }))
  expect(html).toContain('{&quot;question&quot;:&quot;Why?&quot;,&quot;answer&quot;:&quot;Because.&quot;}')
})

test('structured data has the words alone', () => {
  expect(JSON.stringify(questions(faqs))).toContain('"text":"See the plan, week 1."')
})

test('what a level is, and all of a framework, may have Markdown', () => {
  const level = { level: 'L1', title: 'CONNECT', name: 'API', description: 'In *one* task.', timeline: '1–3 weeks' }
  const symptoms = [{ heard: 'I copy.', level: 'L1' as const, why: 'A task.', knowledge: 'task' as const, bring: [] }]
  const table = renderToStaticMarkup(createElement(LevelFinder, { symptoms, levels: [level as Level] }))
  expect(table).toContain('In <em>one</em> task.</p>')
  const items = [{ name: 'Six `P`', description: 'A *sum*.', time: '*About* 10 min', questionCount: 3 }]
  expect(renderToStaticMarkup(createElement(Frameworks, { items }))).toMatch(
    /<h3>Six <code.*>P<\/code><\/h3>.*A <em>sum<\/em>[.].*<b><em>About<\/em> 10 min<\/b>/,
  )
})
