// Reaches the browser, when a visitor uses the day dial.
import { useEffect, useEffectEvent, useState } from 'react'
import type { Period } from './choghadiya'
import { writeDate } from './clock'
import { type Place, type PlaceName, places } from './places'
import { sunTimes } from './sun'

const minuteMs = 60_000

/** A moment at a place, as the date (YYYY-MM-DD) whose periods have it, and the minutes after that date's midnight. */
export interface Moment {
  date: string
  minute: number
}

/** The moment at a place; `now` is counted in minutes from 1 January 1970 UTC. */
export function momentAt(place: Place, now: number): Moment {
  const local = now + place.ahead
  const day = Math.floor(local / 1440)
  const minute = local - day * 1440
  const sun = sunTimes(day, place)
  // A day of periods begins at sunrise; until then the night of the day before goes on.
  const isNight = typeof sun !== 'string' && minute < sun.rise
  return isNight ? { date: writeDate(day - 1), minute: minute + 1440 } : { date: writeDate(day), minute }
}

/** The period at a minute of its date. */
export function periodAt(periods: Period[], minute: number): Period | undefined {
  return periods.find(({ from, to }) => from <= minute && minute < to)
}

/**
 * The listed place to open on, for a visitor whose clocks are `ahead` minutes of UTC: the nearest by its clocks within an
 * hour where every day has a sunrise and a sunset, else the first.
 */
export function placeNear(ahead: number): PlaceName {
  const names = Object.keys(places) as PlaceName[]
  const distance = (name: PlaceName) =>
    Math.abs(places[name].latitude) < 60 ? Math.abs(places[name].ahead - ahead) : Number.POSITIVE_INFINITY
  const nearest = names.reduce((best, name) => (distance(name) < distance(best) ? name : best))
  return distance(nearest) <= 60 ? nearest : 'mumbai'
}

/** The present minute since 1 January 1970 UTC, as it passes; undefined on the server, whose clock shows nowhere. */
export function useNow(onFirst: (now: number) => void): number | undefined {
  const [now, setNow] = useState<number>()
  const begin = useEffectEvent(onFirst)
  useEffect(() => {
    const read = () => Math.floor(Date.now() / minuteMs)
    setNow(read())
    begin(read())
    const timer = setInterval(() => setNow(read()), minuteMs / 6)
    return () => clearInterval(timer)
  }, [])
  return now
}
