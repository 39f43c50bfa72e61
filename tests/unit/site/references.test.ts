import { expect, test } from 'vitest'
import { createReferenceFinder, indexEntries, mayName } from '../../../renderer/authoring/references'
import { createCache } from '../../../renderer/engine/base/cache/store'
import { findEntries } from '../../../renderer/engine/content/files/find'
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
  const { targetOf } = indexEntries(entries)
  let skipped = 0
  for (const target of entries)
    for (const other of entries) {
      if (mayName(target)(other)) continue
      skipped++
      expect(
        find(other).filter(found => targetOf(found) === target),
        `${other.file} → ${target.file}`,
      ).toEqual([])
    }
  expect(skipped).toBeGreaterThan(entries.length * 20)
  const about = entries.find(({ file }) => file === 'content/pages/über-uns.mdx')
  const from = entries.find(({ file }) => file === 'content/pages/odd-one.mdx')
  expect(from && find(from).filter(found => targetOf(found) === about).length).toBe(3)
})
