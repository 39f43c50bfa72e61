import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('no recording has sound, so none needs captions', () => {
  const folder = join(import.meta.dirname, '../../../content/media')
  const recordings = readdirSync(folder).filter(file => file.endsWith('.webm'))
  // A WebM file names the codec of each of its tracks, those of sound with an A in front.
  const codecs = recordings.flatMap(file =>
    readFileSync(join(folder, file), 'latin1').match(/[AVS]_(VP\d|AV1|OPUS|VORBIS)/g),
  )
  expect(codecs).toHaveLength(recordings.length)
  expect(codecs.filter(codec => !codec?.startsWith('V_'))).toEqual([])
})
