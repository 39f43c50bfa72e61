import { expect, test } from 'vitest'
import { fileOf, htmlOf } from '../../built-site'

const texts = ['privacy-policy', 'refund-policy', 'termsofservice']

test.each(texts)('/%s/ links to its former versions, which are readable without script', slug => {
  expect(htmlOf(`/${slug}/`)).toContain(`href="/${slug}-changes/"`)
  const html = htmlOf(`/${slug}-changes/`)
  expect(html).toMatch(/<del>[^<]+<\/del>/)
  expect(html).toMatch(/<ins>[^<]+<\/ins>/)
  expect(html).toMatch(/<h2 id="edited-on-[a-z]+-\d+-\d{4}-no-right-or-duty-changed"/)
  expect(html).toContain(`href="/${slug}/"`)
  // It repeats another page: nobody should find it in place of that.
  expect(html).toContain('<meta name="robots" content="noindex"')
  for (const file of ['/sitemap.xml', '/llms.txt'])
    expect(fileOf(file).toString(), file).not.toContain(`${slug}-changes`)
})
