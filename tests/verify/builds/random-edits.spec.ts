import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { build, removeCopy } from '../../project-copy'
import {
  buildSite,
  buildWithoutCache,
  change,
  checkCompressed,
  copyWithOwnCache,
  ownCards,
} from '../../site/builds/project-builds'
import { addShortPosts, editAtRandom, randomNumbers } from '../../site/builds/random-edits'

/** A file of each kind that is compared: pages of lists, and files that are made from pages. */
const outputs = [
  ...['/blog/page/2/index.html', '/blog/page/2/index.html.br', '/blog/short-1/index.md', '/cards/blog/short-1.png'],
  ...['/rss.xml', '/atom.xml', '/feed.json', '/sitemap.xml', '/llms.txt', '/llms-full/blog-2.txt', '/rss.xml.gz'],
  ...['/blog/tag/ai-agents/page/2/index.html', '/search/index.json'],
]

test('a build of this site after random edits gives the same bytes as a build without cache', () => {
  const root = copyWithOwnCache()
  const random = randomNumbers(20261121)
  const edits: string[] = []
  try {
    ownCards(root)
    addShortPosts(root, 20)
    expect(Object.keys(buildSite(root))).toEqual(expect.arrayContaining(outputs))
    for (let step = 1; step <= 8; step++) edits.push(editAtRandom(root, random, step))
    change(join(root, 'renderer/site/shell/Footer.tsx'), '<footer ', '<footer data-edited="" ')
    change(join(root, 'renderer/site/components/Note.tsx'), 'role="note"', 'role="note" id="edited"')
    const incremental = buildSite(root)
    expect(checkCompressed(root)).toBeGreaterThan(100)
    expect(build(root, {}, ['--explain', '/blog/']).text).toContain('/blog/ was reused from the cache.')
    expect(buildWithoutCache(root), edits.join('\n')).toEqual(incremental)
  } finally {
    removeCopy(root)
  }
})
