import { join } from 'node:path'
import { localFolder } from '../../base/cache/local'
import { readFromPack, writePack } from '../../base/cache/packs'
import type { Cache } from '../../base/cache/store'
import type { CompiledRef } from '../../content/document'
import type { CompiledBody } from '../../mdx/compiled-body'

/** Compiled programs are run, so they are cached only on the machine that made them; values are data. */
const programFolder = (root: string) => join(localFolder(root, 'bodies'))

/** Caches compiled bodies. Gives the reference of each, in their order. */
export function putBodies(
  root: string,
  cache: Cache,
  bodies: (CompiledBody | undefined)[],
): (CompiledRef | undefined)[] {
  const refs = new Map<CompiledBody, CompiledRef>()
  for (const kind of ['values', 'program'] as const) {
    const ofKind = bodies.filter(body => body !== undefined).filter(body => body.kind === kind)
    if (ofKind.length === 0) continue
    const texts = ofKind.map(({ text }) => text)
    const entries = kind === 'values' ? cache.putPack('bodies', texts) : writePack(programFolder(root), texts)
    for (const [index, entry] of entries.entries()) refs.set(ofKind[index] as CompiledBody, { kind, entry })
  }
  return bodies.map(body => body && refs.get(body))
}

/** Reads a compiled body from the cache; undefined where it is missing or damaged. */
export function getBody(root: string, cache: Cache, { kind, entry }: CompiledRef): CompiledBody | undefined {
  const text = kind === 'values' ? cache.getFromPack('bodies', entry) : readFromPack(programFolder(root), entry)
  return text === undefined ? undefined : { kind, text }
}
