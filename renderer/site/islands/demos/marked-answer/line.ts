import type { Span } from '../span'
import type { Part } from './star'

/** One sentence of the answer with its findings. */
export interface Line {
  text: string
  part: Part
  /** A second part that the sentence belongs to. */
  also?: Part | undefined
  cue: Span | undefined
  /** The cue of the second part. */
  alsoCue?: Span | undefined
  words: number
  i: Span[]
  we: Span[]
  fillers: Span[]
  numbers: Span[]
}

/** A numbered margin note, on a span of a line or on a missing part. */
export interface Note {
  number: number
  text: string
  on: { line: number; span: Span } | { missing: Part }
  /** Other words that it is on. */
  more?: { line: number; span: Span }[]
  /** Whether it is as it should be, so that nobody needs to look at it. */
  isPassed?: boolean
}
