import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createGuideData, type GuideData } from '../../../renderer/engine/dev/guide/guide-data'
import { createPageContent } from '../../../renderer/engine/dev/page-content'
import { renderGuide } from '../../../renderer/site/guide'
import { site } from '../../../renderer/site/index'
import { legalPage } from '../../factories/content-files'
import { projectRoot } from '../../factories/root'
import { loaderOf, loadFiles } from '../../factories/site'

let data: GuideData

beforeAll(async () => {
  const load = loaderOf(projectRoot)
  const toPageContent = createPageContent(site)
  const read = async () => toPageContent(await load())
  data = await createGuideData(projectRoot, site, { version: () => 0, now: () => load(), read })
}, 60_000)

/** Every type with the fields or values that it has. */
const types = () => [...data.collections.map(({ type }) => type), ...data.parts]

describe('the guide', () => {
  let html: string

  beforeAll(async () => {
    html = await renderGuide(data)
  }, 60_000)

  test('renders the example of every component', () => {
    expect(data.components.length).toBeGreaterThan(10)
    for (const { name } of data.components) {
      const [section = ''] = html.slice(html.indexOf(`<section id="${name}">`)).split('</section><section id=')
      expect(section, name).toMatch(/<div class="prose example"><\w/)
    }
  })

  test('names every field and value of every type', () => {
    expect(types().length).toBeGreaterThan(5)
    for (const { name, fields, values } of types())
      for (const field of [...fields.map(each => each.name), ...values])
        expect(html, `${name}.${field}`).toContain(`<code>${field}</code>`)
  })
})

test('every example of the guide has no issues in a page', async () => {
  const examples = data.components.map(({ example }) => example)
  const { text } = await loadFiles({
    'legal/snippets.mdx': legalPage({ title: 'Snippets' }, examples.join('\n\n')),
    'facts.yaml': 'reply-time: soon\n',
  })
  // The links of the examples lead to pages of this site, which this one has not.
  expect(text.split('\n\n').filter(issue => !issue.includes('link-unknown'))).toEqual([])
})

test('every example of a field can be copied: it is YAML of that one field', () => {
  for (const { fields } of types())
    for (const { name, example } of fields) if (example) expect(Object.keys(parse(example))).toEqual([name])
})
