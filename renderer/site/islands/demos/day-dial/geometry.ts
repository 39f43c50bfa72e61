// Reaches the browser, when a visitor uses the day dial.

/** Degrees clockwise from noon at the top, from -180 to 180. */
function angle(minute: number): number {
  return (((((minute - 720) / 4 + 180) % 360) + 360) % 360) - 180
}

/** Rounds to two decimals, so that all JavaScript engines give the same output. */
const round = (value: number) => Math.round(value * 100) / 100

/** The place of a minute of the day at a radius around the middle of the dial. */
export function point(radius: number, minute: number): [x: number, y: number] {
  const turn = (angle(minute) * Math.PI) / 180
  return [round(radius * Math.sin(turn)), round(-radius * Math.cos(turn))]
}

/** A line across the ring at a minute. */
export const ray = (inner: number, outer: number, minute: number) => `M${point(inner, minute)}L${point(outer, minute)}`

/** Moves a text to its minute in the ring and turns it along, so that it is never upside down. */
export function turnOf(radius: number, minute: number): string {
  const degrees = angle(minute)
  const upright = Math.abs(degrees) > 90 ? degrees + 180 : degrees
  return `translate(${point(radius, minute)})rotate(${round(upright)})`
}

/** The outline of a ring segment between two times, shortened by a gap in minutes at both ends. */
export function ring(inner: number, outer: number, from: number, to: number, gap = 0): string {
  const [start, end] = [from + gap, to - gap]
  const large = end - start > 720 ? 1 : 0
  return (
    `M${point(outer, start)}A${outer} ${outer} 0 ${large} 1 ${point(outer, end)}` +
    `L${point(inner, end)}A${inner} ${inner} 0 ${large} 0 ${point(inner, start)}Z`
  )
}
