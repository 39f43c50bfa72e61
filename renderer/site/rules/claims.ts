import { type Issue, show } from '@proofsheet/engine/base/diagnostics/issue'
import type { Path } from '@proofsheet/engine/base/diagnostics/locate'
import { textsIn } from '@proofsheet/engine/base/diagnostics/locate'
import type { Document } from '@proofsheet/engine/content/document'
import { memoizeByDocument } from '@proofsheet/engine/content/relate/memoize'

/** A figure at one position in the content. */
interface Claim {
  page: Document
  path: Path
  /** The normalized figure, for comparison. */
  figure: string
  /** The text that visitors see. */
  shown: string
  /** The words that qualify the figure, such as per what, for whom and since when. Empty for a bare figure. */
  scope: string
}

/**
 * Reports different figures for one claim: the price of a product, and counts in the same words for one product or, on
 * general pages, for the company. Figures with different qualifying words are two claims. A warning,
 * because two readings may be intended until the owner decides.
 */
export function checkClaims(all: readonly Document[]): Issue[] {
  const claims = new Map<string, Claim[]>()
  for (const page of all)
    for (const { about, ...claim } of claimsOf(page)) {
      const key = `${hasOwnFigures(page) ? page.entry.file : ''} ${about}`
      claims.set(key, [...(claims.get(key) ?? []), claim])
    }
  return [...claims.values()].flatMap(differing)
}

/** Whether the counts of a page are about its own subject; those of other pages are about the company. */
function hasOwnFigures({ entry }: Document): boolean {
  return ['products', 'solutions', 'training', 'blog'].includes(entry.collection)
}

/** Reports each different figure once, at its first position, against the first claim. */
function differing([first, ...others]: Claim[]): Issue[] {
  const found: Claim[] = first ? [first] : []
  return others.flatMap(claim => {
    if (!first || found.some(other => agree(other.figure, claim.figure) || isOfSomethingElse(other, claim))) return []
    found.push(claim)
    const { line } = first.page.parsed.locate(first.path, 'value')
    return [
      {
        file: claim.page.entry.file,
        ...claim.page.parsed.locate(claim.path, 'value'),
        field: claim.path.join('.'),
        code: 'claim-differs',
        message: `${show(claim.shown)} here is ${show(first.shown)} in ${first.page.entry.file}:${line}.`,
        hint: 'Give one figure in both places, or say with each of what it is: "1 hour for one video", "48 hours for ten videos".',
      } satisfies Issue,
    ]
  })
}

/** Whether two figures agree; "20+" agrees with any number from 20 on. */
function agree(a: string, b: string): boolean {
  const [least, exact] = a.endsWith('+') ? [a, b] : [b, a]
  if (!least.endsWith('+') || exact.endsWith('+')) return a === b
  return Number.parseFloat(exact) >= Number.parseFloat(least)
}

/** Whether two claims are qualified, in different words. */
function isOfSomethingElse(a: Claim, b: Claim): boolean {
  return a.scope !== '' && b.scope !== '' && a.scope !== b.scope
}

const claimsOf = memoizeByDocument((page): (Claim & { about: string })[] => {
  const data = page.parsed.data ?? {}
  const texts = textsIn(data)
  const endingIn = (name: string) => texts.filter(({ path }) => path.at(-1) === name)
  const labels = endingIn('label')
  const pairs = endingIn('value').flatMap(({ path, text }) => {
    const label = labels.find(other => other.path.join('.') === [...path.slice(0, -1), 'label'].join('.'))
    return label ? [{ path, shown: `${text} ${label.text}` }] : []
  })
  // Customers' statements are theirs, and a sentence counts many things: only short lines of the company are compared.
  const lines = texts.filter(
    ({ path, text }) => /\d/.test(text) && isShort(text) && !path.some(key => /^(testimonial|stor)/.test(String(key))),
  )
  const places = hasOwnFigures(page) ? [...pairs, ...lines.map(toPlace)] : pairs
  return [...pricesOf(texts).map(price => ({ page, ...price })), ...places.flatMap(place => countOf(place, page))]
})

type Text = ReturnType<typeof textsIn>[number]

/** The prices of a product that its note on prices doesn't explain. */
function pricesOf(texts: Text[]) {
  const isNote = ({ path }: Text) => path[0] === 'price' && path[1] === 'note' && path.length === 2
  const note = texts.find(isNote)?.text ?? ''
  return texts
    .filter(each => each.path[0] === 'price' && !isNote(each) && !note.includes(each.text))
    .map(({ path, text }) => ({ path, about: 'price', figure: text, shown: text, scope: '' }))
}

/** The count in a short text: its figure, its subject, and its qualification. */
function countOf({ path, shown }: { path: Path; shown: string }, page: Document): (Claim & { about: string })[] {
  const counted = /^(?:\D*\s)?~?(\d[\d.,]*)\s?(\+?|%|x|h|-?hours?)?[\s-]+([^\s-].*)$/.exec(shown)
  if (!counted) return []
  const [, , unit, words = ''] = counted
  const about = aboutOf(words)
  if (!about) return []
  const scope = scopePattern.exec(words.toLowerCase())?.[0].trim() ?? ''
  return [{ page, path, about: `${unitOf(unit)} ${about}`, figure: figureOf(counted), shown, scope }]
}

/** The rest of a text from its first preposition on. */
const scopePattern = /\s(?:to|in|for|on|of|with|a|per|and|at|by|since)\s.*$/

const toPlace = ({ path, text }: { path: Path; text: string }) => ({ path, shown: text })

function isShort(text: string): boolean {
  return text.split(/\s+/).length <= 6
}

function figureOf([, number = '', sign = '']: RegExpExecArray): string {
  return `${number.replace(/,/g, '')}${sign === '+' ? '+' : ''}`
}

function unitOf(sign = ''): string {
  return sign === '+' ? '' : sign.replace(/^-?hours?$/, 'h')
}

/** The subject of a count: the words up to the first preposition or comma. Speed has two names. */
function aboutOf(words: string): string {
  const [counted = ''] = words.toLowerCase().split(/[,.;:(]|\s(?:to|in|for|on|of|with|a|per|and|at|by)\s/)
  if (/^(faster|speed)\b/.test(counted)) return 'speed'
  // A unit of time has no subject.
  return /^(min|minute|hour|day|week|month|year)s?$/.test(counted.trim()) ? '' : counted.trim()
}
