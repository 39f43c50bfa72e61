import { appendFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { mediaContents } from '../../../../../renderer/engine/content/media/image-files'
import { pictureAt } from '../../../../../renderer/engine/content/media/media'
import { createMediaReader } from '../../../../../renderer/engine/content/media/read-media'
import { srcSet, variantAddress, variantWidths } from '../../../../../renderer/engine/content/media/variants'
import { plain } from '../../../../factories/pictures'
import { temporaryMedia } from '../../../../factories/root'

const readMedia = (root: string) => createMediaReader(root)()

test('a picture has its visible size, its color and a name that follows its content', async () => {
  const turned = await plain(600, 400, '#204060').withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const clear = await plain(50, 50, '#20406080').png().toBuffer()
  const media = await readMedia(temporaryMedia({ 'turned.jpg': turned, 'clear.png': clear }))
  const picture = pictureAt(media, '/media/turned.jpg')
  expect(picture).toMatchObject({ width: 400, height: 600, color: expect.stringMatching(/^#[0-9a-f]{6}$/) })
  expect(picture.name).toMatch(/^turned-[0-9a-f]{12}$/)
  expect(pictureAt(media, '/media/clear.png').color).toBeUndefined()
  const changed = await readMedia(temporaryMedia({ 'turned.jpg': clear }))
  expect(pictureAt(changed, '/media/turned.jpg').name).not.toBe(picture.name)
})

test('the color of a picture is the one that most of it has, gray pictures and those of 16 bits too', async () => {
  const spots = await plain(10, 10, '#f00').png().toBuffer()
  const mixed = plain(40, 20, '#c81e3c').composite([{ input: spots, left: 0, top: 0 }])
  const media = await readMedia(
    temporaryMedia({
      'mixed.png': await mixed.png().toBuffer(),
      'gray.png': await plain(20, 20, '#777').toColourspace('b-w').png().toBuffer(),
      'deep.png': await plain(20, 20, '#204060').toColourspace('rgb16').png().toBuffer(),
    }),
  )
  const colorOf = (name: string) => pictureAt(media, `/media/${name}.png`).color
  expect(['mixed', 'gray', 'deep'].map(colorOf)).toEqual(['#c81838', '#787878', '#284868'])
})

test('variants are as their address says, never wider than the picture, made once', async () => {
  const root = temporaryMedia({ 'a.png': await plain(700, 350).png().toBuffer() })
  const media = await readMedia(root)
  const picture = pictureAt(media, '/media/a.png')
  expect(variantWidths(picture)).toEqual([480, 700])
  expect(variantWidths({ ...picture, width: 4000 })).toEqual([480, 960, 1600])
  expect(srcSet(picture, 'avif')).toBe(
    `/assets/media/${picture.name}-480.avif 480w, /assets/media/${picture.name}-700.avif 700w`,
  )
  const contentOf = mediaContents(media, root)
  const webp = await contentOf(variantAddress(picture, 480, 'webp'))
  expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 480, height: 240 })
  const avif = await contentOf(variantAddress(picture, 700, 'avif'))
  expect(await sharp(avif).metadata()).toMatchObject({ format: 'heif', width: 700 })
  expect(await contentOf(variantAddress(picture, 481, 'webp'))).toBeUndefined()
  expect(readdirSync(join(root, '.cache/store/image-variants'))).toHaveLength(2)
  expect(await contentOf(variantAddress(picture, 480, 'webp'))).toEqual(webp)
})

test('a variant that was encoded ahead is published as it is, and is no picture itself', async () => {
  const root = temporaryMedia({ 'a.png': await plain(700, 350).png().toBuffer() })
  const picture = pictureAt(await readMedia(root), '/media/a.png')
  const address = variantAddress(picture, 480, 'avif')
  mkdirSync(join(root, 'content/media/variants'))
  const encoded = await plain(480, 240).avif({ effort: 0 }).toBuffer()
  writeFileSync(join(root, 'content/media/variants', basename(address)), encoded)
  const media = await readMedia(root)
  expect(Object.keys(media.pictures)).toEqual(['/media/a.png'])
  expect(await mediaContents(media, root)(address)).toEqual(encoded)
  expect(await mediaContents(media, root)(variantAddress(picture, 480, 'webp'))).not.toEqual(encoded)
})

test('unchanged media are the same object, for which nothing is measured again', async () => {
  const root = temporaryMedia({ 'a.png': await plain(70, 35).png().toBuffer() })
  const read = createMediaReader(root)
  const first = await read()
  expect(await read()).toEqual(first)
  // A file that was written a moment ago may change without a new time.
  await setTimeout(150)
  const second = await read()
  expect(await read()).toBe(second)
  writeFileSync(join(root, 'content/media/b.png'), await plain(20, 20).png().toBuffer())
  expect(Object.keys((await read()).pictures)).toEqual(['/media/a.png', '/media/b.png'])
})

test('a picture that is still being copied is awaited', async () => {
  const whole = await plain(900, 600).jpeg().toBuffer()
  const parts = [0, 1, 2, 3].map(part => whole.subarray((part * whole.length) / 4, ((part + 1) * whole.length) / 4))
  const root = temporaryMedia({ 'a.jpg': Buffer.alloc(0) })
  const reading = readMedia(root)
  for (const part of parts) {
    await setTimeout(60)
    appendFileSync(join(root, 'content/media/a.jpg'), part)
  }
  expect(pictureAt(await reading, '/media/a.jpg')).toMatchObject({ width: 900, height: 600 })
})
