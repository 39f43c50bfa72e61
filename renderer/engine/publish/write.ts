import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Site } from '../content/entity'
import { nextChange } from '../content/publication/next-change'
import type { Output } from '../outputs/output'
import type { Staging } from './staging'

/** Writes generated files into the staging folder. */
export async function writeOutputs({ root, client }: Staging, outputs: Output[]): Promise<void> {
  for (const { path, content, isUnpublished } of outputs) {
    const file = join(isUnpublished ? root : client, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}

/**
 * Writes `next-change.json` for a scheduler. Gives the next moment at which the site changes by itself; null for never.
 */
export async function writeNextChange({ root }: Staging, everything: Site, at: Date): Promise<string | null> {
  const change = nextChange(Object.values(everything).flat(), at)
  await writeFile(join(root, 'next-change.json'), `${JSON.stringify(change, null, 2)}\n`)
  return change.next
}
