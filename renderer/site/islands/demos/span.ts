/** A span of a text; `to` is exclusive. */
export interface Span {
  from: number
  to: number
}
