import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createMediaReader } from '../../../renderer/engine/content/media/read-media'

const folder = join(import.meta.dirname, '../../../content/media')

test('no recording has sound, so none needs captions', () => {
  const recordings = readdirSync(folder).filter(file => file.endsWith('.webm'))
  // A WebM file names the codec of each of its tracks, those of sound with an A in front.
  const codecs = recordings.flatMap(file =>
    readFileSync(join(folder, file), 'latin1').match(/[AVS]_(VP\d|AV1|OPUS|VORBIS)/g),
  )
  expect(codecs).toHaveLength(recordings.length)
  expect(codecs.filter(codec => !codec?.startsWith('V_'))).toEqual([])
})

test('every picture and recording of a figure has its variant for dark color schemes', () => {
  const missing = readdirSync(folder)
    .filter(file => /\.web[mp]$/.test(file) && !/-dark\./.test(file))
    .filter(file => !existsSync(join(folder, file.replace('.', '-dark.'))))
  expect(missing).toEqual([])
})

test('each variant that was encoded ahead is of a present picture, whole, and as wide as its name says', async () => {
  const root = join(folder, '../..')
  const names = new Set(
    Object.values((await createMediaReader(root)()).pictures).map(picture => 'name' in picture && picture.name),
  )
  const variants = readdirSync(join(folder, 'variants'))
  expect(variants.length).toBeGreaterThan(0)
  for (const file of variants) {
    const [, name, width, format] = /^(.+)-(\d+)\.(avif|webp)$/.exec(file) ?? []
    expect(names, `${file}: run npm run media -- --variants`).toContain(name)
    const { info } = await sharp(join(folder, 'variants', file))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { format: found, compression } = await sharp(join(folder, 'variants', file)).metadata()
    expect([file, info.width, found === 'heif' ? compression : found]).toEqual([
      file,
      Number(width),
      format === 'avif' ? 'av1' : format,
    ])
  }
})
