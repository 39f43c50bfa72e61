import { makers } from '../../site/outputs/outputs'
import type { Drawn, Output } from './output'

/** Every file that stands beside the pages; throws when two of them have one path. */
export async function makeOutputs(drawn: Drawn): Promise<Output[]> {
  const outputs = (await Promise.all(makers.map(make => make(drawn)))).flat()
  const taken = new Set(drawn.pages.map(({ path }) => path))
  for (const { path, isBeside } of outputs) {
    if (isBeside) continue
    if (taken.has(path)) throw new Error(`Two outputs have the path ${path}.`)
    taken.add(path)
  }
  return outputs
}
