import { expect, test } from 'vitest'
import { mediaIn } from '../../../../../renderer/engine/pages/html/inspect'

test('the media of a document are found in every attribute that can name them', () => {
  const html =
    '<source srcset="/docs/assets/media/a-1-480.avif 480w, /docs/assets/media/a-1-960.avif 960w"><video src="/assets/media/b-2.webm">'
  expect(mediaIn(html)).toEqual(['/assets/media/a-1-480.avif', '/assets/media/a-1-960.avif', '/assets/media/b-2.webm'])
})
