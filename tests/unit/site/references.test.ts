import { expect, test } from 'vitest'
import {
  createReferenceFinder,
  indexEntries,
  mayName,
  referencesOf,
  urlsOf,
} from '../../../renderer/authoring/references'
import { createCache } from '../../../renderer/engine/base/cache/store'
import { findEntries } from '../../../renderer/engine/content/files/find'
import { createLoader } from '../../../renderer/engine/content/load'
import { typeSchema } from '../../../renderer/engine/content/schema/schema'
import { site } from '../../../renderer/site/index'
import { page } from '../../factories/content-files'
import { projectRoot } from '../../factories/root'

/** Texts that name one page by an alias, in other letters, with escapes, by a part of themselves. */
const odd = new Map([
  ['content/pages/über-uns.mdx', page({ redirects: '[/wir/]' }, 'See [us](#us).\n\n## Us\n\nText.')],
  ['content/pages/odd-one.mdx', page({}, '[a](/wir/), [b](/%C3%BCber-uns/), [c](/u\u0308ber-uns/#us), [d](/über-uns)')],
])

test('a file that is not read for the references to a page has none', async () => {
  const entries = findEntries(projectRoot, site.collections, odd).value
  const { definitions } = await typeSchema(projectRoot, createCache(projectRoot))
  const find = createReferenceFinder(site, definitions)
  const found = new Map(entries.map(entry => [entry, find(entry)]))
  const { targetOf } = indexEntries(entries, urlsOf)
  let skipped = 0
  for (const target of entries)
    for (const other of entries) {
      if (mayName(target)(other)) continue
      skipped++
      expect(
        found.get(other)?.filter(reference => targetOf(reference) === target),
        `${other.file} → ${target.file}`,
      ).toEqual([])
    }
  expect(skipped).toBeGreaterThan(entries.length * 20)
  const about = entries.find(({ file }) => file === 'content/pages/über-uns.mdx')
  const from = entries.find(({ file }) => file === 'content/pages/odd-one.mdx')
  expect(from && found.get(from)?.filter(reference => targetOf(reference) === about).length).toBe(3)
})

/** Texts with references in every form, and with errors beside them. */
const forms = [
  '[a](/faq/) ![b](/media/vaja.webp) <https://example.com/> [c][d] <a href="/faq/#x">e</a>\n\n[d]: /blog/ "t"',
  '<Note title="See [a](/faq/)">[b](/blog/?q=1#c)</Note>\n\n:::tip[On [c](/training/)]\nd [](/faq/)\n:::',
  '<Faq items={[{ question: "Where?", answer: "[Here](/faq/) and \\"there\\" /blog/", href: "/training/" }]} />',
  '<Unknown href="/faq/" /> {"/blog/"} {frontmatter.title} <Note kind="/faq/" to="/blog/" href=\'/training/\'>a</Note>',
  '[a](/faq/) <Note>\n\n[b](/blog/)\n\n{x} <Card href="/training/" {...y} />',
  '<details>\n<summary>[a](/faq/)</summary>\n\n<video src="/media/a.mp4" poster="/media/vaja.webp"></video>\n</details>',
  'A[^1] `[b](/faq/)`\n\n[^1]: [c](/blog/)\n\n```\n[d](/faq/)\n```\n\n| [e](/faq/) |\n| - |\n| [f](#g) |',
]

test('the references by the analysis of a check are those of the text', { timeout: 60_000 }, async () => {
  const texts = forms.flatMap((body, index) => {
    const source = page({ lead: '"See [us](/über-uns/)."' }, body)
    return ['mdx', 'md'].map((ending): [string, string] => [`content/pages/form-${index}-${ending}.${ending}`, source])
  })
  const { documents } = await createLoader({ root: projectRoot, site })(new Map([...odd, ...texts]))
  const { definitions } = await typeSchema(projectRoot, createCache(projectRoot))
  const find = createReferenceFinder(site, definitions)
  let count = 0
  for (const document of documents) {
    // As the cache has it: without what JSON leaves out.
    const { body, values } = JSON.parse(JSON.stringify({ body: document.body, values: document.values }))
    const references = referencesOf({ entry: document.entry, body, values }, site, definitions)
    expect(references, document.entry.file).toEqual(find(document.entry))
    count += references.length
  }
  expect(count).toBeGreaterThan(200)
})
