import { covers } from '../../content/files/reserved-paths'
import type { Output, RenderedPage, StoredFile } from './output'

/** The published files of a rendered page, its HTML first. */
export function filesOfPage({ url, path, bytes, hash, files }: Omit<RenderedPage, 'html'>): StoredFile[] {
  const published = files.filter(({ isUnpublished }) => !isUnpublished)
  return [{ path, bytes, hash }, ...published].map(file => ({ ...file, page: url }))
}

/** Runs generators. Throws when one publishes a file where it doesn't say that it may. */
export async function makeFiles<File extends Pick<Output, 'path' | 'isUnpublished'>>(
  generators: readonly (((context: never) => File[] | Promise<File[]>) & { paths: readonly string[] })[],
  context: unknown,
): Promise<File[]> {
  const run = async (generate: (typeof generators)[number]) => {
    const files = await generate(context as never)
    const other = files.find(({ path, isUnpublished }) => !isUnpublished && !covers(generate.paths, path))
    if (other) throw new Error(`The generator of ${other.path} has only the paths ${generate.paths.join(', ')}.`)
    return files
  }
  return (await Promise.all(generators.map(run))).flat()
}
