import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { mediaContents } from '../../../renderer/engine/images/image-files'
import { readMedia } from '../../../renderer/engine/images/read-media'
import { srcSet, variantAddress, variantWidths } from '../../../renderer/engine/images/variants'

/** A project with files in content/media. */
function projectOf(files: Record<string, Buffer>) {
  const root = mkdtempSync(join(tmpdir(), 'media-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'content/media'), { recursive: true })
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, 'content/media', name), content)
  return root
}

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: background.length > 7 ? 4 : 3, background } })

test('a picture has its visible size, its color and a name that follows its content', async () => {
  const turned = await plain(600, 400, '#204060').withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const clear = await plain(50, 50, '#20406080').png().toBuffer()
  const { pictures } = await readMedia(projectOf({ 'turned.jpg': turned, 'clear.png': clear }))
  expect(pictures['/media/turned.jpg']).toMatchObject({
    width: 400,
    height: 600,
    color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  })
  expect(pictures['/media/turned.jpg']?.name).toMatch(/^turned-[0-9a-f]{12}$/)
  expect(pictures['/media/clear.png']?.color).toBeUndefined()
  const changed = await readMedia(projectOf({ 'turned.jpg': clear }))
  expect(changed.pictures['/media/turned.jpg']?.name).not.toBe(pictures['/media/turned.jpg']?.name)
})

test('variants are as their address says, never wider than the picture, made once', async () => {
  const root = projectOf({ 'a.png': await plain(700, 350, '#204060').png().toBuffer() })
  const media = await readMedia(root)
  const picture = media.pictures['/media/a.png']
  if (!picture) throw new Error('The picture is not found.')
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
