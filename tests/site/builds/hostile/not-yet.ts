import type { Sample } from './samples'

/** Contradictions that are known, by place and value; with a reason each, and removed with their cause. */
const notYet: [place: RegExp, value: RegExp][] = []

/** Whether a sample is one of a known contradiction. */
export function isNotYet({ place, value }: Sample): boolean {
  return notYet.some(([ofPlace, ofValue]) => ofPlace.test(place) && ofValue.test(value))
}
