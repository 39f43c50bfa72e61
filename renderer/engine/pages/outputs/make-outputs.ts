import { availableParallelism } from 'node:os'
import { compare } from '../../base/diagnostics/issue'
import { hostRulesFile } from './host-rules'
import type { AnyOutputGenerator, Output, OutputContext } from './output'
import { filesOfPage, makeFiles } from './page-files'

/** The generators of every build: the images and videos that pages show, and the rules for servers of the site. */
export const engineOutputs: readonly AnyOutputGenerator[] = [mediaFiles, hostRulesFile]

/**
 * Runs all generators. Throws when two published files, those of pages included, have the same path, and when a
 * generator publishes a file where it doesn't say that it may.
 */
export async function makeOutputs(
  generators: readonly AnyOutputGenerator[],
  context: OutputContext,
): Promise<Output[]> {
  const files = await makeFiles(generators, context)
  const taken = new Set<string>()
  const take = (path: string) => {
    if (taken.has(path)) throw new Error(`Two outputs have the path ${path}.`)
    taken.add(path)
  }
  for (const page of context.pages) for (const { path } of filesOfPage(page)) take(path)
  for (const { path, isUnpublished } of files) if (!isUnpublished) take(path)
  return files
}

/** The number of files made at the same time: more would need up to 50 MB each and be no faster. */
const maxAtOnce = Math.min(4, availableParallelism())

/** Generates the image variants and videos that pages refer to. Unused files are not published. */
async function mediaFiles({ root, media, cache, pages }: OutputContext): Promise<Output[]> {
  // Loaded when it runs: a build that finds everything up to date needs no images.
  const { mediaContents } = await import('../../content/media/image-files')
  const contentOf = mediaContents(media, root, cache)
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
