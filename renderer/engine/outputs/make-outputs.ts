import { outputs } from '../../site/outputs/outputs'
import type { Output, OutputContext } from './output'

/** Every file that stands beside the pages; throws when two of them have one path. */
export async function makeOutputs(context: OutputContext): Promise<Output[]> {
  const files = (await Promise.all(outputs.map(generate => generate(context)))).flat()
  const taken = new Set(context.pages.map(({ path }) => path))
  for (const { path, isUnpublished } of files) {
    if (isUnpublished) continue
    if (taken.has(path)) throw new Error(`Two outputs have the path ${path}.`)
    taken.add(path)
  }
  return files
}
