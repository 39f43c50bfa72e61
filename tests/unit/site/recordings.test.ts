import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

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
