import { sha256 } from '@proofsheet/engine/base/cache/hash'
import { diffArrays } from 'diff'
import type { Change, Side } from '../../review-types'
import { normalizeAsset, stableName } from '../normalize'

/** Gives the changes between the style sheets of two documents. */
export function createStyleComparison(before: Side, after: Side): (old: string, now: string) => Change[] {
  const known = new Map<string, Change[]>()
  return (old, now) => {
    const [oldSheets, newSheets] = [sheetsOf(old), sheetsOf(now)]
    const key = sha256(JSON.stringify([[...oldSheets], [...newSheets]]))
    const changes = known.get(key) ?? compareSheets(oldSheets, newSheets, before, after)
    known.set(key, changes)
    return changes
  }
}

/** The beginning of a sheet's text in place of a path. */
const inlineMark = 'style:'

/** The paths of a document's style sheets by their stable names; of those in the document itself, the text. */
function sheetsOf(html: string): Map<string, string> {
  const links = html.match(/<link\b[^>]*rel="stylesheet"[^>]*>/g) ?? []
  const paths = links.flatMap(link => /href="[^"]*?\/(assets\/[^"]+)"/.exec(link)?.[1] ?? [])
  const inline = [...html.matchAll(/<style\b[^>]*>([^<]*)<\/style>/g)].map(([, text = '']) => text)
  return new Map([
    ...paths.map(path => [stableName(path), path] as const),
    ...inline.map((text, index) => [`style ${index + 1} of the page`, `${inlineMark}${text}`] as const),
  ])
}

/** Rules are compared as a set: the order of sheets and of equal rules says nothing about a single rule. */
function compareSheets(old: Map<string, string>, now: Map<string, string>, before: Side, after: Side): Change[] {
  return [...new Set([...old.keys(), ...now.keys()])].flatMap(name => {
    const rules = [rulesOf(before, old.get(name)), rulesOf(after, now.get(name))] as const
    const parts = diffArrays(...rules, { maxEditLength: 2000 }) ?? []
    const gone = parts.filter(({ removed }) => removed).flatMap(({ value }) => value)
    const added = parts.filter(({ added }) => added).flatMap(({ value }) => value)
    if (gone.length + added.length === 0 && rules[0].join() === rules[1].join()) return []
    return { kind: 'style' as const, subject: name, before: gone.join('\n'), after: added.join('\n') }
  })
}

function rulesOf(side: Side, path: string | undefined): string[] {
  const text = path?.startsWith(inlineMark) ? path.slice(inlineMark.length) : path && side.read(path)
  return text ? normalizeAsset(text).split(/(?<=[{}])/) : []
}
