import { sha256 } from '@proofsheet/engine/base/cache/hash'
import { count } from '@proofsheet/engine/base/diagnostics/issue'
import type { Change, Side } from '../review-types'
import { normalizeAsset, stableName } from './normalize'

/** A script of a site. */
interface Script {
  /** Its name in the build, or its path without the content hash. */
  name: string
  bytes: number
  /** The hash of its text, without the content hashes in the URLs of others. */
  hash: string
}

/** Scripts that only one of the sites has, compared by their text and not by their path. */
export function scriptChanges(before: Side, after: Side): Change[] {
  const [old, now] = [scriptsOf(before), scriptsOf(after)]
  const [gone, added] = [without(old, now), without(now, old)]
  const size = (scripts: Script[], name: string) => {
    const own = scripts.filter(script => script.name === name)
    return own.length > 0
      ? count(
          own.reduce((sum, { bytes }) => sum + bytes, 0),
          'byte',
        )
      : ''
  }
  return [...new Set([...gone, ...added].map(({ name }) => name))].map(name => ({
    kind: 'script' as const,
    subject: name,
    before: size(gone, name),
    after: size(added, name),
  }))
}

function scriptsOf(side: Side): Script[] {
  const names = namesOf(side)
  const paths = [...side.files.keys()].filter(path => path.startsWith('assets/') && path.endsWith('.js'))
  return paths.map(path => {
    const text = normalizeAsset(side.read(path))
    return { name: names.get(path) ?? stableName(path), bytes: Buffer.byteLength(text), hash: sha256(text) }
  })
}

/** The name of each script in the list of assets that Vite writes; chunks of several modules have one of these. */
function namesOf(side: Side): Map<string, string> {
  const list: Record<string, { file: string; name?: string }> = JSON.parse(side.readBeside('assets.json') ?? '{}')
  return new Map(Object.values(list).flatMap(({ file, name }) => (name ? [[file, name] as const] : [])))
}

function without(these: Script[], others: Script[]): Script[] {
  const hashes = new Set(others.map(({ hash }) => hash))
  return these.filter(({ hash }) => !hashes.has(hash))
}
