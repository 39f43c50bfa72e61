import { expect, test } from 'vitest'
import { unusedMedia } from '../../../../renderer/authoring/unused/unused-media'
import { folderOf } from '../../../factories/root'

/** A project with files of media, and others by their path from its root. */
function projectWith(media: string[], files: Record<string, string>): string {
  const ofMedia = Object.fromEntries(media.map(name => [`content/media/${name}`, 'abc']))
  return folderOf({ ...ofMedia, ...files, 'content/legal/rules.mdx': 'See ![a bed](/media/bed.webp).' })
}

test('a picture that no text, setting or code names is unused', () => {
  const root = projectWith(['bed.webp', 'garden.jpg', 'barrel.png', 'lost.png', 'deep/peas.webm'], {
    'content/site.ts': "export const settings = { logo: '/media/garden.jpg' }",
    'renderer/Barrel.tsx': 'export const src = "/media/barrel.png"',
    'dist/client/index.html': '<img src="/media/lost.png">',
    'node_modules/other/a.js': '"/media/lost.png"',
  })
  expect(unusedMedia(root)).toEqual([
    { file: 'content/media/deep/peas.webm', bytes: 3 },
    { file: 'content/media/lost.png', bytes: 3 },
  ])
})

test('a picture for dark color schemes is used with the one that it belongs to', () => {
  const names = ['bed-dark.webp', 'bed-small.webp', 'bed.webp', 'bedroom.webp', 'variants/bed-0123-960.avif']
  const unused = unusedMedia(projectWith(names, {})).map(({ file }) => file)
  expect(unused).toEqual(['content/media/bed-small.webp', 'content/media/bedroom.webp'])
})

test('a name with spaces or letters of other scripts is found as it is written in a URL', () => {
  const root = projectWith(['Zoë.webp', '日 本.webp'], {
    'content/blog/a.md': '![Zoë](/media/Zo%C3%AB.webp) ![Japan](</media/日 本.webp>)',
  })
  expect(unusedMedia(root)).toEqual([])
})
