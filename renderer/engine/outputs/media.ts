import { mediaIn } from '../html/inspect'
import type { Output, OutputContext } from './output'

/** Generates the image variants and videos that pages refer to. Originals and unused files are not published. */
export async function mediaFiles({ root, pages }: OutputContext): Promise<Output[]> {
  // Loaded when it runs: a check of content asks for its paths alone.
  const [{ mediaContents }, { readMedia }] = await Promise.all([
    import('../images/image-files'),
    import('../images/read-media'),
  ])
  const contentOf = mediaContents(await readMedia(root), root)
  const addresses = [...new Set(pages.flatMap(page => mediaIn(page.html())))].sort()
  const files = await Promise.all(
    addresses.map(async address => ({ path: address.slice(1), content: await contentOf(address) })),
  )
  return files.flatMap(({ path, content }) => (content ? [{ path, content }] : []))
}
mediaFiles.paths = ['assets/media/', 'media/']
