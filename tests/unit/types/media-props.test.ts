import { expect, test } from 'vitest'
import { post } from '../../factories/content-files'
import { exampleMedia } from '../../factories/example-media'
import { checkFiles } from '../../factories/site'

const video = (src: string, poster = '/media/plan.webp') => `<Video src="${src}" poster="${poster}" label="A plan" />`

test('a file that a component names must be there', async () => {
  const { text } = await checkFiles({ ...exampleMedia, 'blog/one.mdx': post({}, video('/media/plam.webm')) })
  expect(text).toBe(`content/blog/one.mdx:14:13  media-missing
  There is no file content/media/plam.webm.
  Did you mean "/media/plan.webm"?`)
})

test('and of the kind that the component needs', async () => {
  const { text } = await checkFiles({ ...exampleMedia, 'blog/one.mdx': post({}, video('/media/plan-small.webp')) })
  expect(text).toContain(`Video.src  prop-value
  The file content/media/plan-small.webp is a picture; a recording is needed here.
  Name a file that ends in mp4 or webm.`)
})

test('a file that is there passes', async () => {
  const { text } = await checkFiles({ ...exampleMedia, 'blog/one.mdx': post({}, video('/media/plan.webm')) })
  expect(text).toBe('')
})
