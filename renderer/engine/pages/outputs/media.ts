import { availableParallelism } from 'node:os'
import { compare } from '../../base/diagnostics/issue'
import type { Output, OutputContext } from './output'

/** The number of files made at the same time: more would need up to 50 MB each and be no faster. */
const maxAtOnce = Math.min(4, availableParallelism())

/** Generates the image variants and videos that pages refer to. Unused files are not published. */
export async function mediaFiles({ root, media, pages }: OutputContext): Promise<Output[]> {
  // Loaded when it runs: a build that finds everything up to date needs no images.
  const { mediaContents } = await import('../../content/media/image-files')
  const contentOf = mediaContents(media, root)
  const waiting = [...new Set(pages.flatMap(page => page.media))].sort().values()
  const outputs: Output[] = []
  const makeNext = async () => {
    for (const address of waiting) {
      const content = await contentOf(address)
      if (content) outputs.push({ path: address.slice(1), content })
    }
  }
  await Promise.all(Array.from({ length: maxAtOnce }, makeNext))
  return outputs.sort((a, b) => compare(a.path, b.path))
}
mediaFiles.paths = ['assets/media/', 'media/']
