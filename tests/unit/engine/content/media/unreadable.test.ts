import sharp from 'sharp'
import { expect, test } from 'vitest'
import { mediaLimits } from '../../../../../renderer/engine/content/media/limits'
import { isUnreadable, pictureAt } from '../../../../../renderer/engine/content/media/media'
import { createMediaReader } from '../../../../../renderer/engine/content/media/read-media'
import { pixel, plain } from '../../../../factories/pictures'
import { temporaryMedia } from '../../../../factories/root'

const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'4d'.repeat(32)}\nsize 12345\n`

/** A file whose first box says HEIC. */
const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.from([0, 0, 0, 0]),
])

/** A PNG that says of itself that it has these sides, and has no pixels. */
function pngOf(width: number, height: number): Buffer {
  const png = Buffer.from(pixel)
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}

/** The problem of each file; undefined for a good one. */
async function problemsOf(files: Record<string, Uint8Array | string>) {
  const root = temporaryMedia(files)
  const { pictures } = await createMediaReader(root)()
  return Object.fromEntries(
    Object.entries(pictures).map(([path, file]) => [
      path.slice('/media/'.length),
      isUnreadable(file) ? `${file.problem}. ${file.hint}` : undefined,
    ]),
  )
}

test('a file that is no picture is described by the reason, and spoils no other', async () => {
  const whole = await plain(300, 200).jpeg().toBuffer()
  const good = await plain(30, 20).webp().toBuffer()
  const damaged = 'is damaged or cut off. Copy or export the picture again.'
  const formats = ['png', 'webp', 'avif', 'gif'] as const
  const cut = await Promise.all(
    formats.map(async format => {
      const content = await plain(300, 200).toFormat(format).toBuffer()
      return [`cut.${format}`, content.subarray(0, content.length * 0.6)] as const
    }),
  )
  const problems = await problemsOf({
    ...Object.fromEntries(cut),
    'cut.jpg': whole.subarray(0, whole.length / 2),
    'empty.png': '',
    'good.webp': good,
    'heic.png': heic,
    'pointer.png': pointer,
    'short.png': 'text',
    'text.png': 'Some words that somebody saved here.',
  })
  expect(problems).toEqual({
    ...Object.fromEntries(formats.map(format => [`cut.${format}`, damaged])),
    'cut.jpg': damaged,
    'empty.png': 'is empty. Copy or export the picture again.',
    'good.webp': undefined,
    'heic.png': 'is a HEIC picture, which few browsers show. Export the picture again as png, jpg or webp.',
    'pointer.png': 'is a Git LFS pointer, not the picture. Run `git lfs pull`.',
    'short.png': 'is not a png, jpg, webp, avif, tiff or gif file. Export the picture again in one of these formats.',
    'text.png': 'is a text, not a picture. Export the picture again as png, jpg or webp.',
  })
})

test('a picture beyond a limit is described by its size, before it is decoded', async () => {
  const frames = [plain(20, 20), plain(20, 20, '#ffffff')].map(frame => frame.png().toBuffer())
  const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer()
  const problems = await problemsOf({
    'heavy.png': Buffer.alloc(mediaLimits.pictureBytes + 1),
    'high.png': await plain(100, 20_000).png().toBuffer(),
    'just.png': await plain(100, 16_383).png().toBuffer(),
    'large.png': pngOf(16_000, 16_000),
    'moving.gif': moving,
  })
  expect(problems).toEqual({
    'heavy.png':
      'has 26 MiB, more than the 25 that a picture may have. Save it smaller: pages show at most 1,600 pixels side by side.',
    'high.png':
      'has 100 × 20,000 pixels, too high for its width: the formats of the web end at 16,383. Cut it into several pictures.',
    'just.png': undefined,
    'large.png':
      'has 16,000 × 16,000 pixels, more than the 50,000,000 that are converted. Save it smaller: pages show at most 1,600 pixels side by side.',
    'moving.gif':
      'has 2 frames or pages, of which a page would show the first alone. Save that one as a picture, or make a recording of all.',
  })
})

test('a page that needs such a picture says which and why', async () => {
  const media = await createMediaReader(temporaryMedia({ 'a.png': pointer }))()
  expect(() => pictureAt(media, '/media/a.png')).toThrow(
    'content/media/a.png is a Git LFS pointer, not the picture. Run `git lfs pull`.',
  )
  expect(() => pictureAt(media, '/media/b.png')).toThrow('There is no picture content/media/b.png.')
})
