import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MediaContext } from '../../../../../renderer/engine/content/media/media-context'
import { post } from '../../../../factories/content-files'
import { exampleMedia } from '../../../../factories/example-media'
import { loadFiles } from '../../../../factories/site'
import { Video } from '../../../../fixtures/sample-site/renderer/site/components/Video'

const video = (src: string, poster = '/media/plan.webp') => `<Video src="${src}" poster="${poster}" label="A plan" />`

test('a file that a component names must be there', async () => {
  const { text } = await loadFiles({ ...exampleMedia, 'blog/one.mdx': post({}, video('/media/plam.webm')) })
  expect(text).toBe(`content/blog/one.mdx:14:13  media-missing
  There is no file content/media/plam.webm.
  Did you mean "/media/plan.webm"?`)
})

test('and of the kind that the component needs', async () => {
  const { text } = await loadFiles({ ...exampleMedia, 'blog/one.mdx': post({}, video('/media/plan-small.webp')) })
  expect(text).toContain(`Video.src  prop-value
  The file content/media/plan-small.webp is a picture; a recording is needed here.
  Name a file that ends in mp4 or webm.`)
})

test('a file that is there passes', async () => {
  const { text } = await loadFiles({ ...exampleMedia, 'blog/one.mdx': post({}, video('/media/plan.webm')) })
  expect(text).toBe('')
})

test('captions are WebVTT; they are part of the video', async () => {
  const withCaptions = (path: string) => video('/media/plan.webm').replace(' />', ` captions="${path}" />`)
  const files = { ...exampleMedia, 'blog/one.mdx': post({}, withCaptions('/media/plan.webp')) }
  expect((await loadFiles(files)).text).toContain('a file of captions is needed here.')
  const { text, media } = await loadFiles({ ...files, 'blog/one.mdx': post({}, withCaptions('/media/plan.vtt')) })
  expect(text).toBe('')
  const props = { src: '/media/plan.webm', poster: '/media/plan.webp', label: 'A plan' }
  const htmlOf = (captions?: string) =>
    renderToStaticMarkup(createElement(MediaContext, { value: media }, createElement(Video, { ...props, captions })))
  expect(htmlOf('/media/plan.vtt')).toMatch(
    /<track kind="captions" src="\/assets\/media\/plan-\w+\.vtt" srcLang="en" default=""\/>/,
  )
  expect(htmlOf('/media/plan.vtt')).not.toContain('muted')
  expect(htmlOf()).toContain('muted')
})
