import { nearest, suggestionHint } from '@proofsheet/engine/base/diagnostics/nearest'
import { totalOf } from '../compare/weight'
import { type Comparison, changeKinds } from '../review-types'

/** A rule of `--fail-on`: a change class, or a growth of a page's weight in per cent. */
export type FailRule = { name: string; percent?: undefined } | { name: 'weight'; percent: number }

/** Reads `lost-anchor,price,weight+10%`; gives the part that is no rule as `unknown`. `ofSite` are the site's classes. */
export function readFailRules(
  text: string,
  ofSite: string[],
): { rules: FailRule[] } | { unknown: string; known: string } {
  const names: string[] = [...changeKinds, ...ofSite]
  const rules: FailRule[] = []
  for (const part of text.split(',').map(each => each.trim())) {
    if (part === '') continue
    const percent = /^weight\+(\d+(?:\.\d+)?)%$/.exec(part)?.[1]
    if (percent) rules.push({ name: 'weight', percent: Number(percent) })
    else if (names.includes(part)) rules.push({ name: part })
    else return { unknown: part, known: suggestionHint(nearest(part, names), names, 'Classes') }
  }
  return { rules }
}

/** One sentence for each rule that the change breaks; empty where it passes. */
export function findFailures(
  rules: readonly FailRule[],
  { changed }: Comparison,
  classes: Record<string, number>,
): string[] {
  return rules.flatMap(({ name, percent }) => {
    if (percent === undefined) return classes[name] ? [`${name}: ${classes[name]}`] : []
    return changed
      .map(({ url, weight }) => ({ url, old: totalOf(weight.before), now: totalOf(weight.after) }))
      .filter(({ old, now }) => now > old * (1 + percent / 100))
      .map(({ url, old, now }) => `weight+${percent}%: ${url} grows from ${old} to ${now} bytes`)
  })
}
