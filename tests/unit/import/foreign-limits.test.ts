import { mkdirSync, readdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCache } from '../../../renderer/engine/base/cache/store'
import { planValidImport, writeImport } from '../../../renderer/import/import-content'
import { findSources } from '../../../renderer/import/source/find-sources'
import { post } from '../../factories/content-files'
import { pixel } from '../../factories/pictures'
import { folderOf, temporaryRoot } from '../../factories/root'
import { site } from '../../fixtures/sample-site/renderer/site/index'

const projectRoot = () =>
  temporaryRoot({ 'blog/one.mdx': post(), 'blog/two.mdx': post({ id: '2', title: 'The second article of it' }) })

async function planOf(folder: string, root = projectRoot(), pictures?: string) {
  const sources = findSources(folder, 'blog', site.collections.blog, pictures)
  return planValidImport({ root, site, cache: createCache(root) }, sources, 'blog', true)
}

const repeat = (text: string, times: number) => text.repeat(times)

/** Texts that took a parser seconds, gigabytes or its stack. */
const hardTexts: Record<string, string> = {
  brackets: repeat('[', 60_000) + repeat(']', 60_000),
  'fewer brackets': repeat('[', 2000) + repeat(']', 2000),
  quotations: `${repeat('> ', 20_000)}a`,
  elements: repeat('<div>', 20_000),
  'fewer elements': repeat('<div>', 1000),
  'elements of words': `a ${repeat('<span>', 1000)}`,
  lists: `${repeat('- ', 20_000)}a`,
  emphasis: repeat('*a _b ', 8000),
  code: repeat('`a``', 5000),
  tags: repeat('{% hint %}\n', 900),
  containers: repeat(':::note\n', 900),
  braces: repeat('{', 5000),
  'a list of YAML': `---\na: ${repeat('[', 20_000)}\n---\n`,
  'a list of TOML': `+++\na = ${repeat('[', 4000)}\n+++\n`,
  'an object of JSON': `{\n${repeat('{"a":', 3000)}\n}\n`,
}

test.each(Object.entries(hardTexts))(
  '%s: 2 s at most, and the files beside it are brought in',
  { timeout: 60_000 },
  async (_, text) => {
    const folder = folderOf({ 'hard.md': text, 'good.md': '---\ntitle: Good\n---\n\nText.\n' })
    let plan: Awaited<ReturnType<typeof planOf>> | undefined
    const work = async () => {
      plan = await planOf(folder)
    }
    // The first run compiles the code, and other programs may take a part of any.
    const ms = Math.min(await cpuMs(work), await cpuMs(work))
    expect(plan?.files.map(({ source }) => source.name)).toContain('good.md')
    expect((plan?.files.length ?? 0) + (plan?.failed.length ?? 0)).toBe(2)
    expect(ms).toBeLessThan(2000)
  },
)

/** The processor time of a task: other programs on this machine take none of it. */
async function cpuMs(task: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await task()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

test('a file of gigabytes is refused before it is read', async () => {
  const folder = folderOf({ 'large.md': '', 'good.md': '---\ntitle: Good\n---\n\nText.\n' })
  truncateSync(join(folder, 'large.md'), 3 * 2 ** 30)
  const { failed, files } = await planOf(folder)
  expect(failed.flatMap(({ issues }) => issues.map(({ file, message }) => [file, message]))).toEqual([
    ['large.md', 'The file is larger than 192 KB.'],
  ])
  expect(files).toHaveLength(1)
})

test('pictures come from the imported folder alone, and are what their names say', async () => {
  const outside = folderOf({ 'private.png': pixel, 'secret.txt': 'secret' })
  const folder = join(outside, 'export')
  mkdirSync(join(folder, 'images'), { recursive: true })
  const up = repeat('../', 9)
  writeFileSync(
    join(folder, 'a.md'),
    [
      '---\ntitle: Pictures\n---\n',
      '![a](../private.png)',
      `![b](${up}private.png)`,
      '![c](/../private.png)',
      '![d](/private.png)',
      `![e](${join(outside, 'private.png')})`,
      '![f](link.png)',
      '![g](linked/private.png)',
      '![h](text.png)',
      '![i](images/own.png)',
    ].join('\n\n'),
  )
  symlinkSync(join(outside, 'secret.txt'), join(folder, 'link.png'))
  symlinkSync(outside, join(folder, 'linked'))
  writeFileSync(join(folder, 'text.png'), 'no picture')
  writeFileSync(join(folder, 'images/own.png'), pixel)
  const root = projectRoot()
  const plan = await planOf(folder, root)
  expect(plan.copies.map(({ path }) => path)).toEqual(['/media/own.png'])
  writeImport(root, plan)
  expect(readdirSync(join(root, 'content/media'))).toEqual(['own.png'])
  // Whoever names a larger folder gets them from there.
  const { copies } = await planOf(folder, projectRoot(), outside)
  expect(copies.map(({ path }) => path).sort()).toEqual(['/media/own.png', '/media/private.png'])
})

test('nothing is written through a folder that is a link', async () => {
  const folder = folderOf({ 'a.md': '---\ntitle: Pictures\n---\n\n![i](own.png)\n', 'own.png': pixel })
  const outside = folderOf({})
  const root = projectRoot()
  symlinkSync(outside, join(root, 'content/media'))
  const plan = await planOf(folder, root)
  expect(() => writeImport(root, plan)).toThrow('content/media is not a folder of this project')
  expect(readdirSync(outside)).toEqual([])
})

test('names of devices and names that differ by case become others', async () => {
  const text = (title: string) => `---\ntitle: ${title}\n---\n\nText.\n`
  const folder = folderOf({ 'con.md': text('One text'), 'sub/NUL.md': text('Two texts'), 'A.md': text('Three texts') })
  const plan = await planOf(folder)
  const names = [...plan.files, ...plan.failed].map(({ source }) => source.file)
  expect(names.sort()).toEqual(['content/blog/a.mdx', 'content/blog/the-con.mdx', 'content/blog/the-nul.mdx'])
})
