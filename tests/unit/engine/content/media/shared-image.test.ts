import sharp from 'sharp'
import { expect, test } from 'vitest'
import { mediaContents } from '../../../../../renderer/engine/content/media/image-files'
import { pictureAt } from '../../../../../renderer/engine/content/media/media'
import { createMediaReader } from '../../../../../renderer/engine/content/media/read-media'
import { sharedAddress, variantAddress } from '../../../../../renderer/engine/content/media/variants'
import { plain, secrets, withPrivateData } from '../../../../factories/pictures'
import { temporaryMedia } from '../../../../factories/root'

/** A JPEG with a comment, IPTC, and a second picture after its end, as phones store depth and motion. */
function withMore(jpeg: Buffer): Buffer {
  const segment = (marker: number, text: string) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text, 'latin1')])
  const more = [segment(0xed, 'Photoshop 3.0\0 Jane Secret'), segment(0xfe, 'A note by Jane Secret')]
  return Buffer.concat([jpeg.subarray(0, 2), ...more, jpeg.subarray(2), jpeg])
}

async function published(name: string, content: Buffer) {
  expect(content.toString('latin1')).toMatch(secrets)
  const root = temporaryMedia({ [name]: content })
  const media = await createMediaReader(root)()
  const picture = pictureAt(media, `/media/${name}`)
  const contentOf = mediaContents(media, root)
  const shared = (await contentOf(sharedAddress(picture))) ?? Buffer.alloc(0)
  const variant = (await contentOf(variantAddress(picture, picture.width, 'webp'))) ?? Buffer.alloc(0)
  for (const file of [shared, variant]) {
    expect(file.toString('latin1')).not.toMatch(secrets)
    const { exif, xmp, iptc } = await sharp(file).metadata()
    expect({ exif, xmp, iptc }).toEqual({})
  }
  return { shared, picture, metadata: await sharp(shared).metadata() }
}

const pixelsOf = (content: Buffer) => sharp(content).raw().toBuffer()

test('an upright JPEG is shared without private data, pixel by pixel, with its color profile', async () => {
  for (const progressive of [false, true]) {
    const jpeg = withMore(await withPrivateData(60, 40, 1).jpeg({ progressive }).toBuffer())
    const { shared, metadata } = await published('a.jpg', jpeg)
    expect(metadata).toMatchObject({ format: 'jpeg', width: 60, height: 40, hasProfile: true })
    expect(await pixelsOf(shared)).toEqual(await pixelsOf(jpeg))
  }
})

test('an upright PNG is shared without private data, pixel by pixel, with its color profile', async () => {
  const png = await withPrivateData(60, 40, 1).png().toBuffer()
  const { shared, metadata } = await published('a.png', png)
  expect(metadata).toMatchObject({ format: 'png', width: 60, height: 40, hasProfile: true })
  expect(await pixelsOf(shared)).toEqual(await pixelsOf(png))
})

test('a turned picture is shared upright', async () => {
  const { shared, picture, metadata } = await published('a.jpg', await withPrivateData(60, 40, 6).jpeg().toBuffer())
  expect(picture).toMatchObject({ width: 40, height: 60 })
  expect(metadata).toMatchObject({ format: 'jpeg', width: 40, height: 60 })
  expect(metadata.orientation ?? 1).toBe(1)
  // Turned to the right, the red corner is at the right.
  const { data, info } = await sharp(shared).raw().toBuffer({ resolveWithObject: true })
  expect(data[(5 * info.width + 35) * 3]).toBeGreaterThan(200)
  expect(data[(5 * info.width + 5) * 3]).toBeLessThan(100)
})

test('other formats are shared as one that every site can show', async () => {
  for (const format of ['webp', 'avif', 'tiff'] as const) {
    const { metadata } = await published(`a.${format}`, await withPrivateData(60, 40, 1).toFormat(format).toBuffer())
    expect(metadata).toMatchObject({ format: 'jpeg', width: 60, height: 40 })
  }
  const clear = plain(60, 40, '#20406080').withExif({ IFD0: { Artist: 'Jane Secret' } })
  const { metadata } = await published('a.webp', await clear.webp().toBuffer())
  expect(metadata).toMatchObject({ format: 'png', hasAlpha: true })
})
