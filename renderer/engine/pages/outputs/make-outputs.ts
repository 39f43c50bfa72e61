import { covers } from '../../content/files/reserved-paths'
import { hostRulesFile } from './host-rules'
import { mediaFiles } from './media'
import type { AnyOutputGenerator, Output, OutputContext } from './output'
import { filesOfPage } from './page-files'

/** What every build makes: the images and videos that pages show, and the rules for what serves the site. */
export const engineOutputs: readonly AnyOutputGenerator[] = [mediaFiles, hostRulesFile]

/**
 * Runs all generators. Throws when two published files, those of pages included, have the same path, and when a
 * generator publishes a file where it doesn't say that it may.
 */
export async function makeOutputs(
  generators: readonly AnyOutputGenerator[],
  context: OutputContext,
): Promise<Output[]> {
  const files = (await Promise.all(generators.map(generate => filesOf(generate, context)))).flat()
  const taken = new Set<string>()
  const take = (path: string) => {
    if (taken.has(path)) throw new Error(`Two outputs have the path ${path}.`)
    taken.add(path)
  }
  for (const page of context.pages) for (const { path } of filesOfPage(page)) take(path)
  for (const { path, isUnpublished } of files) if (!isUnpublished) take(path)
  return files
}

async function filesOf(generate: AnyOutputGenerator, context: OutputContext): Promise<Output[]> {
  const files = await generate(context as never)
  const other = files.find(({ path, isUnpublished }) => !isUnpublished && !covers(generate.paths, path))
  if (other) throw new Error(`The generator of ${other.path} has only the paths ${generate.paths.join(', ')}.`)
  return files
}
