import { needs, partNames, partSources } from './separate-names'

/** What `needs` looks for in the HTML of a page, each once: a page repeats most of its classes. */
const marksIn = (html: string) => [...new Set(html.match(/ class="[^"]*"| data-(?:code|dark)="|<hr[ />]/g))].join('')

/** The style sheets by what they were chosen for: articles of one kind have the same classes. */
const chosenFor = new Map<string, string[]>()

/** The style sheets that the HTML of a page needs. */
export function separateStylesFor(html: string): string[] {
  // A save may add elements that need them. The utilities of figures are in the style sheet of every page.
  if (import.meta.env.DEV) return partSources
  const published = import.meta.env.SEPARATE_STYLES
  const islands = [...html.matchAll(/<x-island name="(\w+)"/g)].map(([, name = '']) => name)
  const marks = marksIn(html)
  const key = `${islands}${marks}`
  const known = chosenFor.get(key)
  if (known) return known
  const needed = [...islands.filter(name => name in published), ...partNames.filter(name => needs[name].test(marks))]
  const chosen = coveringSheets(new Set(needed), published)
  chosenFor.set(key, chosen)
  return chosen
}

/** The sheet with all parts. */
export const whole = 'whole'

/** The most sheets that a page loads besides that of every page and that for printing; a page with more loads `whole`. */
const maxSheets = 2

/**
 * The sheets that hold these parts, in the order of `sheets`: by and by the one with the most of the missing parts, of
 * several the one with the fewest other parts.
 */
export function coveringSheets(needed: ReadonlySet<string>, sheets: Record<string, { parts: readonly string[] }>) {
  const missing = new Set(needed)
  const chosen = new Set<string>()
  while (missing.size > 0) {
    const [best] = Object.entries(sheets)
      .filter(([name]) => name !== whole)
      .map(([name, { parts }]) => ({ name, parts, found: parts.filter(part => missing.has(part)).length }))
      .filter(({ found }) => found > 0)
      .sort((a, b) => b.found - a.found || a.parts.length - b.parts.length)
    if (!best) throw new Error(`No style sheet holds ${[...missing].join(', ')}.`)
    chosen.add(best.name)
    for (const part of best.parts) missing.delete(part)
  }
  if (chosen.size > maxSheets) return [whole]
  return Object.keys(sheets).filter(name => chosen.has(name))
}
