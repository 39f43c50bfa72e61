import { expect, test } from 'vitest'
import { fetchFirstPicture } from '../../../../../renderer/engine/pages/html/steps'

test('only the first picture, and only on the first screen, is fetched at once', () => {
  const picture = '<img src="/assets/media/a-1-480.webp" loading="lazy" decoding="async"/>'
  expect(fetchFirstPicture(`<h1>Title</h1>${picture}${picture}`)).toBe(
    `<h1>Title</h1><img src="/assets/media/a-1-480.webp" fetchpriority="high"/>${picture}`,
  )
  const below = `<p>${'word '.repeat(300)}</p>${picture}`
  expect(fetchFirstPicture(below)).toBe(below)
  expect(fetchFirstPicture('<p>No picture</p>')).toBe('<p>No picture</p>')
})
