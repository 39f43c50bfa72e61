import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createPageContent } from '../../../renderer/engine/vite/page-content'
import { renderGuide } from '../../../renderer/site/guide'
import { site } from '../../../renderer/site/index'
import { createGuideData, type GuideData } from '../../../renderer/studio/guide/guide-data'
import { guidePageAt, guidePages } from '../../../renderer/studio/guide/guide-pages'
import { legalPage } from '../../factories/content-files'
import { exampleMedia } from '../../factories/example-media'
import { projectRoot } from '../../factories/root'
import { loaderOf } from '../../factories/site'
import { loadOwn } from './own-site'

let data: GuideData

beforeAll(async () => {
  const load = loaderOf(projectRoot, { site })
  const toPageContent = createPageContent(site)
  const read = async () => toPageContent(await load())
  data = await createGuideData(projectRoot, site, { version: () => 0, now: () => load(), read })
}, 60_000)

/** Every type with the fields or values that it has. */
const types = () => [...data.collections.map(({ type }) => type), ...data.parts]

describe('the guide', () => {
  const pageOf = async (path: string) => {
    const page = guidePageAt(path)
    if (!page) throw new Error(`The guide has no page ${path}.`)
    return renderGuide(data, page)
  }

  test('lists its pages, and everything that they describe', async () => {
    const html = await pageOf('/_guide/')
    for (const { url, title } of guidePages) expect(html).toMatch(new RegExp(`<a href="${url}"[^>]*>${title}</a>`))
    for (const { name } of data.components) expect(html).toContain(`href="/_guide/components/#${name}"`)
    for (const { name } of data.collections) expect(html).toContain(`href="/_guide/fields/#in-${name}"`)
  })

  test('renders each example of Markdown beside its source', async () => {
    const html = await pageOf('/_guide/markdown/')
    const examples = data.chapters.flatMap(chapter => chapter.examples)
    expect(examples.length).toBeGreaterThan(15)
    for (const { source } of examples)
      expect(html).toContain(`<pre class="snippet">${escaped(source)}</pre><div class="prose example"><`)
    for (const element of ['h2', 'strong', 'ol', 'li', 'table', 'blockquote', 'img', 'pre', 'figcaption', 'ins', 'hr'])
      expect(html.replaceAll('class="snippet"', '')).toMatch(new RegExp(`<${element}[ >/]`))
  })

  test('renders the example of every component', async () => {
    const html = await pageOf('/_guide/components/')
    expect(data.components.length).toBeGreaterThan(10)
    for (const { name } of data.components) {
      const [section = ''] = html.slice(html.indexOf(`<section id="${name}">`)).split('</section><section id=')
      expect(section, name).toMatch(/<div class="prose example"><\w/)
      expect(section.includes('it shows nothing'), name).toBe(false)
    }
  })

  test('groups components by the folders of their sources', () => {
    const namesIn = (title: string) => data.components.filter(({ group }) => group === title).map(({ name }) => name)
    expect(data.components[0]?.group).toBe('Text')
    expect(namesIn('Text')).toEqual(expect.arrayContaining(['Note', 'Prompt', 'Tabs']))
    expect(namesIn('Demos')).toContain('DayDial')
  })

  test('names every field and value of every type', async () => {
    const html = await pageOf('/_guide/fields/')
    expect(types().length).toBeGreaterThan(5)
    for (const { name, fields, values } of types())
      for (const field of [...fields.map(each => each.name), ...values])
        expect(html, `${name}.${field}`).toContain(`<code>${field}</code>`)
  })
})

test('every example of the guide has no issues in a draft', async () => {
  const examples = data.components.map(({ example }) => example)
  const { text } = await loadOwn({
    ...exampleMedia,
    'legal/snippets.mdx': legalPage({ title: 'Snippets', draft: 'true' }, examples.join('\n\n')),
  })
  // The links of the examples lead to pages of this site, which this one has not.
  expect(text.split('\n\n').filter(issue => !issue.includes('link-unknown'))).toEqual([])
})

test('every example of Markdown has no issues in a page', async () => {
  const examples = data.chapters.flatMap(chapter => chapter.examples)
  const pages = examples.map(({ source }, index) => [
    `legal/example-${index}.mdx`,
    legalPage({ title: `Example ${index}` }, source),
  ])
  const { text } = await loadOwn(Object.fromEntries(pages))
  // The home page and the picture of this site, which the other one has not.
  const issues = text.split('\n\n').filter(issue => !/link-unknown|media-missing/.test(issue))
  expect(issues.join('\n')).toBe('')
})

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

test('every example of a field can be copied: it is YAML of that one field', () => {
  for (const { fields } of types())
    for (const { name, example } of fields) if (example) expect(Object.keys(parse(example))).toEqual([name])
})
