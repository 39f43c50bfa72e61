// Reaches the browser, when a visitor uses the day dial.
import type { Almanac, NoAlmanac } from './almanac'
import { clock } from './clock'
import { point, ray, ring } from './geometry'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** The scale of hours inside the ring: the day on the ground's color, the night dark, sunrise and sunset in words. */
export function Hours({ result, now }: { result: Almanac | NoAlmanac; now: number | undefined }) {
  if ('trouble' in result)
    return (
      <>
        {result.sky === 'stays up' ? (
          <circle r="138" className="stroke-30 fill-none stroke-[var(--ground)]" />
        ) : (
          <circle r="138" className="stroke-30 fill-none stroke-rule" />
        )}
        <g textAnchor="middle" className="text-[18px] @[34rem]:text-[16px] fill-ink">
          {hours.map(scaleMark)}
        </g>
      </>
    )
  const { rise, set } = result
  // A line across the ring would strike them out: sunrise, sunset, the hand.
  const isSeen = (hour: number) =>
    [rise, set, now ?? -60].every(line => Math.abs(line - hour * 60) >= (hour % 3 ? 9 : 26))
  const seen = hours.filter(isSeen)
  const isDay = (hour: number) => hour * 60 >= rise && hour * 60 <= set
  return (
    <>
      <path d={ring(122, 154, rise, set)} className="fill-[var(--ground)]" />
      <path d={ring(122, 154, set, rise + 1440)} className="fill-[var(--on-ground)] dark:fill-paper-sunk" />
      <g textAnchor="middle" className="text-[18px] @[34rem]:text-[16px] fill-[var(--on-ground)]">
        {seen.filter(isDay).map(scaleMark)}
      </g>
      <g textAnchor="middle" className="text-[18px] @[34rem]:text-[16px] fill-[var(--ground)] dark:fill-ink">
        {seen.filter(hour => !isDay(hour)).map(scaleMark)}
      </g>
      <SunMark word="Sunrise" minute={rise} />
      <SunMark word="Sunset" minute={set} />
    </>
  )
}

/** Every third hour as a number, the others as dots. */
function scaleMark(hour: number) {
  const [x, y] = point(138, hour * 60)
  return hour % 3 ? (
    <circle key={hour} r="1.8" cx={x} cy={y} />
  ) : (
    <text key={hour} x={x} y={y} dy=".35em">
      {hour}
    </text>
  )
}

/** On a narrow sheet the words stand in the corner of their side, since the ring is as wide as the sheet. */
const corners = {
  Sunrise:
    '[text-anchor:start] @[34rem]:[text-anchor:end] [@container_(max-width:33.99rem)]:[transform:translate(-208px,-193px)]',
  Sunset:
    '[text-anchor:end] @[34rem]:[text-anchor:start] [@container_(max-width:33.99rem)]:[transform:translate(208px,-193px)]',
}

/** A line across the ring, and its word and time outside of it: at the side, where there is room in all seasons. */
function SunMark({ word, minute }: { word: keyof typeof corners; minute: number }) {
  const side = word === 'Sunrise' ? 540 - 180 : 1080
  const [x, y] = point(214, Math.min(Math.max(minute, side - 130), side + 130))
  return (
    <>
      <path d={ray(122, 211, minute)} className="stroke-ink stroke-3" />
      <g transform={`translate(${x} ${y})`} className={corners[word]}>
        <text y="-4" className="text-[19px] @[34rem]:text-[15px] fill-ink-2">
          {word}
        </text>
        <text y="15" className="text-[19px] @[34rem]:text-[16px] font-650 fill-ink">
          {clock(minute)}
        </text>
      </g>
    </>
  )
}
