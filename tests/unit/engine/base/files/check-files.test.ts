import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkFiles } from '../../../../../renderer/engine/base/files/check-files'
import { publicFiles } from '../../../../../renderer/engine/base/files/public-files'
import { findMedia } from '../../../../../renderer/engine/content/media/find-media'
import { beginningOf, beginnings } from '../../../../factories/pictures'
import { folderOf } from '../../../../factories/root'

const site = { settingsFile: { file: 'content/site.ts' } }

/** The issues of a project as "file: code". */
const codesIn = (root: string) => checkFiles(root, site).map(({ file, code }) => `${file}: ${code}`)

test('the files that a site has are all fine', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'
  const root = folderOf({
    'content/site.ts': 'export {}',
    'content/README.md': '# Content',
    'content/LICENSE.md': 'None.',
    'content/ledger.txt': '',
    'content/types/blog.ts': 'export {}',
    'content/types/schema.json': '{}',
    'content/types/vocabulary.json': '{}',
    'content/blog/one.mdx': 'Text.',
    'content/media/a.png': beginningOf('png'),
    'content/media/B.JPEG': beginningOf('jpg'),
    'content/media/deep/er/c.webm': beginningOf('webm'),
    'content/media/d.mp4': beginningOf('mp4'),
    'content/media/e.svg': svg,
    'content/media/Foto (1) ä#%?&"\'.webp': beginningOf('webp'),
    'public/icon.svg': svg,
    'public/favicon.ico': beginningOf('ico'),
    'public/plan.pdf': beginningOf('pdf'),
    'public/.well-known/assetlinks.json': '[]',
  })
  expect(codesIn(root)).toEqual([])
  expect(findMedia(root)).toHaveLength(6)
  expect(publicFiles(root)).toEqual(['.well-known/assetlinks.json', 'favicon.ico', 'icon.svg', 'plan.pdf'])
})

test('backups of editors and files of systems are ignored, not published', () => {
  const names = [
    'my-post.mdx~',
    '.my-post.mdx.swp',
    '.DS_Store',
    '#my-post.mdx#',
    'my-post.mdx.orig',
    '4913',
    'Thumbs.db',
  ]
  const files = ['content', 'content/blog', 'content/media', 'content/types', 'public'].flatMap(folder =>
    names.map(name => [`${folder}/${name}`, 'text'] as const),
  )
  const root = folderOf(Object.fromEntries(files))
  // The lock of an editor: a link without a target.
  symlinkSync('somebody@somewhere', join(root, 'content/blog/.#my-post.mdx'))
  expect(codesIn(root)).toEqual([])
  expect([...findMedia(root), ...publicFiles(root)]).toEqual([])
})

test.each([
  'content/+config.ts',
  'content/blog/+config.js',
  'content/media/+config.mjs',
  'content/media/deep/er/+config.cjs',
  'content/types/+config.ts',
  'public/+config.js',
  'public/+Page.tsx',
])('%s is refused by its name', file => {
  expect(codesIn(folderOf({ [file]: 'export default {}' }))).toEqual([`${file}: file-name`])
})

test.each([
  'content/other.ts',
  'content/package.json',
  'content/tsconfig.json',
  'content/types/blog.js',
  'content/types/deep/blog.ts',
  'content/media/evil.html',
  'content/media/evil.js',
  'content/media/feed.xml',
  'content/media/no-ending',
  'content/media/site.ts',
  'public/index.html',
  'public/evil.js',
  'public/_worker.js',
  'public/_headers',
  'public/feed.xhtml',
  'public/module.wasm',
])('%s is refused by its kind', file => {
  const root = folderOf({ [file]: 'text' })
  expect(codesIn(root)).toEqual([`${file}: file-kind`])
  expect([...findMedia(root), ...publicFiles(root)]).toEqual([])
})

test('a file begins as its ending says', () => {
  const endings = ['png', 'jpg', 'gif', 'webp', 'avif', 'mp4', 'webm', 'vtt']
  // The pictures of content are judged by decoding them.
  const folderFor = (ending: string) => (/^(mp4|webm|vtt)$/.test(ending) ? 'content/media' : 'public')
  const files = endings.flatMap(ending =>
    Object.entries(beginnings).map(([kind, content]) => [`${folderFor(ending)}/${kind}.${ending}`, content] as const),
  )
  const wrong = endings.flatMap(ending =>
    Object.keys(beginnings)
      .filter(kind => kind !== ending)
      .map(kind => `${folderFor(ending)}/${kind}.${ending}: file-content`),
  )
  expect(codesIn(folderOf(Object.fromEntries(files))).sort()).toEqual(wrong.sort())
})

test('a file of another kind is named by it; an empty one, a pointer and a text are not published', () => {
  const root = folderOf({
    'public/a.png': beginningOf('webp'),
    'public/b.png': '',
    'public/c.png': 'version https://git-lfs.github.com/spec/v1\n',
    'public/d.png': 'text',
  })
  expect(checkFiles(root, site).map(({ hint }) => hint)).toEqual([
    'It is a WebP picture: end its name in ".webp".',
    'Export or copy it again, or remove it.',
    'It is a pointer of Git LFS: run git lfs pull.',
    'Export or copy it again, or remove it.',
  ])
})

test('sizes have limits', () => {
  const root = folderOf({
    'public/a.png': beginningOf('png'),
    'content/media/b.svg': '',
    'public/c.txt': 'text',
    'public/d.txt': 'text',
  })
  truncateSync(join(root, 'public/a.png'), 25 * 2 ** 20 + 1)
  truncateSync(join(root, 'content/media/b.svg'), 2 ** 20 + 1)
  truncateSync(join(root, 'public/c.txt'), 26 * 2 ** 20)
  truncateSync(join(root, 'public/d.txt'), 25 * 2 ** 20)
  expect(codesIn(root)).toEqual([
    'content/media/b.svg: file-size',
    'public/a.png: file-size',
    'public/c.txt: file-size',
  ])
})

// Windows has no such names.
test.runIf(process.platform !== 'win32')('names have no control characters and at most 250 bytes', () => {
  const long = `${'ä'.repeat(123)}.webp`
  const files = ['a\nb.png', 'a\u001b[31m.png', 'a\u202egnp.png', `${'ä'.repeat(96)}.png`, long]
  const root = folderOf(Object.fromEntries(files.map(name => [`content/media/${name}`, beginningOf('png')])))
  const notText = Buffer.concat([
    Buffer.from(`${join(root, 'content/media')}/`),
    Buffer.from([0xff]),
    Buffer.from('.png'),
  ])
  // Other systems have no names that are not text.
  const hasBytes = process.platform === 'linux'
  if (hasBytes) writeFileSync(notText, beginningOf('png'))
  const refused = checkFiles(root, site).filter(({ code }) => code === 'file-name')
  expect(refused.map(({ file }) => file.slice('content/media/'.length)).sort()).toEqual(
    ['a\nb.png', 'a\u001b[31m.png', 'a\u202egnp.png', long, ...(hasBytes ? ['\uFFFD.png'] : [])].sort(),
  )
})

test.runIf(process.platform !== 'win32')('links and pipes are refused, and nothing opens them', () => {
  const root = folderOf({ 'content/blog/one.mdx': 'Text.', 'public/a.txt': 'text' })
  mkdirSync(join(root, 'content/media'))
  symlinkSync('.', join(root, 'content/media/loop'))
  symlinkSync('/dev/zero', join(root, 'content/blog/two.mdx'))
  symlinkSync('/etc', join(root, 'public/etc'))
  symlinkSync('/nowhere', join(root, 'content/blog/.two.mdx.unfinished'))
  symlinkSync('/nowhere', join(root, 'content/blog/two.mdx~'))
  symlinkSync('/nowhere', join(root, 'content/ledger.txt'))
  execFileSync('mkfifo', [join(root, 'content/blog/three.mdx'), join(root, 'content/media/pipe.png')])
  const refused = [
    'content/blog/.two.mdx.unfinished',
    'content/blog/three.mdx',
    'content/blog/two.mdx',
    'content/blog/two.mdx~',
    'content/ledger.txt',
    'content/media/loop',
    'content/media/pipe.png',
    'public/etc',
  ]
  expect(codesIn(root)).toEqual(refused.map(file => `${file}: file-type`))
  expect(publicFiles(root)).toEqual(['a.txt'])
})

test.runIf(process.platform !== 'win32')('a folder that is itself a link is refused', () => {
  const root = folderOf({ 'elsewhere/a.txt': 'text' })
  symlinkSync('elsewhere', join(root, 'public'))
  symlinkSync('elsewhere', join(root, 'content'))
  expect(codesIn(root)).toEqual(['content: file-type', 'public: file-type'])
  expect(publicFiles(root)).toEqual([])
})
