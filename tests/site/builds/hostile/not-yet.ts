import type { Sample } from './samples'

/** Contradictions that are known, by place and value. Remove a line with its cause: the samples are then part of the test. */
const notYet: [place: RegExp, value: RegExp][] = [
  // A tag without a letter or digit of ASCII has no address.
  [/^tags$/, /^[^a-z0-9]*$/i],
  // A tag whose address is too long for a file system.
  [/^tags$/, /.{256}/s],
  // An alias that is no path of this site.
  [/^aliases$/, /^(?!\/)|[?#]/],
  // An alias that no layout below `pages` has a route for.
  [/^aliases$/, /^\/a\/b\/c\/$/],
  // Structures so deep that analyzing or rendering them overflows the stack.
  [/^nested /, /^\d{4} levels$/],
]

/** Whether a sample is one of a known contradiction. */
export function isNotYet({ place, value }: Sample): boolean {
  return notYet.some(([ofPlace, ofValue]) => ofPlace.test(place) && ofValue.test(value))
}
