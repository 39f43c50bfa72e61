// Reaches the browser, when a visitor uses a figure that marks a text.

/** A span of a text; `to` is exclusive. */
export interface Span {
  from: number
  to: number
}
