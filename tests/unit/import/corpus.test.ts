import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { evaluate } from '@mdx-js/mdx'
import * as runtime from 'react/jsx-runtime'
import remarkGfm from 'remark-gfm'
import { expect, test } from 'vitest'
import { createCache } from '../../../renderer/engine/base/cache/store'
import { formatIssue, isError } from '../../../renderer/engine/base/diagnostics/issue'
import { createLoader } from '../../../renderer/engine/content/load'
import { parseEntry } from '../../../renderer/engine/content/parse'
import { createBodyCompiler, loadBody } from '../../../renderer/engine/mdx/compile'
import { describeImport } from '../../../renderer/import/describe-import'
import { planValidImport, writeImport } from '../../../renderer/import/import-content'
import { findSources } from '../../../renderer/import/source/find-sources'
import { readFrontmatter } from '../../../renderer/import/source/read-frontmatter'
import { post } from '../../factories/content-files'
import { foreignFiles } from '../../factories/foreign/foreign-sites'
import { pixel } from '../../factories/pictures'
import { render } from '../../factories/render'
import { folderOf, temporaryRoot } from '../../factories/root'
import { site } from '../../fixtures/sample-site/renderer/site/index'

/**
 * The visible text of a page without white space, which highlighting of code divides otherwise, without the title
 * above it and without the titles of code.
 */
function textOf(html: string): string {
  const text = html.replace(/<h1>.*?<\/h1>/, '').replace(/<(figcaption|button)\b.*?<\/\1>/g, '')
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, '')
    .replaceAll('a.js', '')
}

const planOf = async (root: string, folder: string) => {
  const sources = findSources(folder, 'blog', site.collections.blog)
  return { sources, plan: await planValidImport({ root, site, cache: createCache(root) }, sources, 'blog', true) }
}

test('150 files of five kinds of site are brought in, and say the same', { timeout: 600_000 }, async () => {
  const files = foreignFiles()
  expect(files).toHaveLength(150)
  const pictures = [...new Set(files.map(({ path }) => path.split('/')[0]))].map(kind => [
    `${kind}/images/photo.png`,
    pixel,
  ])
  const folder = folderOf({
    ...Object.fromEntries(files.map(({ path, text }) => [path, text])),
    ...Object.fromEntries(pictures),
  })
  const root = temporaryRoot({
    'blog/one.mdx': post(),
    'blog/two.mdx': post({ id: '2', title: 'The second article of it' }),
  })
  const { plan, sources } = await planOf(root, folder)
  const failed = plan.failed.filter(({ source }) => !files.find(({ path }) => path === source.name)?.isForeign)
  const own = files.filter(({ isForeign }) => !isForeign).length
  expect(failed.length / own, failed.flatMap(({ issues }) => issues.map(formatIssue)).join('\n')).toBeLessThan(0.05)

  // The written files pass the check, and a second run finds nothing to do.
  writeImport(root, plan)
  const { issues } = await createLoader({ root, site })()
  expect(issues.filter(isError).map(formatIssue)).toEqual([])
  const again = await planOf(root, folder)
  expect(again.plan.files.length).toBe(0)
  expect(again.plan.copies.length).toBe(0)
  for (const { path, text } of files) expect(readFileSync(join(folder, path), 'utf8')).toBe(text)

  const compile = createBodyCompiler(site)
  const plain = files.filter(({ isPlain }) => isPlain)
  expect(plain.length).toBeGreaterThan(50)
  // Each costs two compilations: every second one is enough for every run.
  for (const { path, text } of plain.filter((_, index) => index % 2 === 0)) {
    const imported = plan.files.find(({ source }) => source.name === path)
    if (!imported) continue
    const { body } = readFrontmatter(text)
    const { default: Content } = await evaluate(body, { ...runtime, format: 'md', remarkPlugins: [remarkGfm] } as never)
    const { body: own, data } = parseEntry(imported.text, imported.source.file).value
    const compiled = await compile({ file: imported.source.file, body: own, frontmatter: data })
    expect(textOf(render(await loadBody(compiled))), path).toBe(textOf(render(Content as never)))
  }
  expect(sources.length).toBe(150)
})

test.skipIf(!process.env.CORPUS)(
  'the files of CORPUS can be brought in without a crash',
  { timeout: 600_000 },
  async () => {
    const root = temporaryRoot({
      'blog/one.mdx': post(),
      'blog/two.mdx': post({ id: '2', title: 'The second article of it' }),
    })
    const { plan, sources } = await planOf(root, process.env.CORPUS ?? '')
    console.log(describeImport(plan, true))
    expect(plan.files.length + plan.failed.length).toBe(sources.length)
    expect(readdirSync(join(root, 'content/blog'))).toHaveLength(2)
  },
)
