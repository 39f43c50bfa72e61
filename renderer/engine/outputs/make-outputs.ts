import type { Output, OutputContext, OutputGenerator } from './output'

/** Every file beside the pages, from all generators. Throws when two files have one path. */
export async function makeOutputs(
  generators: readonly OutputGenerator[],
  context: OutputContext,
): Promise<Output[]> {
  const files = (await Promise.all(generators.map(generate => generate(context)))).flat()
  const taken = new Set(context.pages.map(({ path }) => path))
  for (const { path, isUnpublished } of files) {
    if (isUnpublished) continue
    if (taken.has(path)) throw new Error(`Two outputs have the path ${path}.`)
    taken.add(path)
  }
  return files
}
