import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Faq } from '../../../../renderer/site/components/lists/Faq'
import { InlineMarkdown } from '../../../../renderer/site/components/lists/InlineMarkdown'
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
