import { covers } from '../../content/files/reserved-paths'
import type { AnyPageGenerator, PageContext, PageFile, RenderedPage, StoredFile } from './output'

/** The published files of a rendered page, its HTML first. */
export function filesOfPage({ url, path, bytes, hash, files }: Omit<RenderedPage, 'html'>): StoredFile[] {
  const published = files.filter(({ isUnpublished }) => !isUnpublished)
  return [{ path, bytes, hash }, ...published].map(file => ({ ...file, page: url }))
}

/** Runs all page generators. Throws when one publishes a file where it doesn't say that it may. */
export async function makePageFiles(
  generators: readonly AnyPageGenerator[],
  context: PageContext,
): Promise<PageFile[]> {
  const files = await Promise.all(generators.map(generate => filesFrom(generate, context)))
  return files.flat()
}

async function filesFrom(generate: AnyPageGenerator, context: PageContext): Promise<PageFile[]> {
  const files = await generate(context as never)
  const other = files.find(({ path, isUnpublished }) => !isUnpublished && !covers(generate.paths, path))
  if (other) throw new Error(`The generator of ${other.path} has only the paths ${generate.paths.join(', ')}.`)
  return files
}
