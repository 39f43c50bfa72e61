// Reaches the browser, when a visitor uses the day dial.
import type { Place } from './places'

/** The zenith distance of the sun's center at sunrise and sunset on a level horizon: 90° + 34′ + 16′. */
const horizon = 90.833

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
const tan = (degrees: number) => Math.tan((degrees * Math.PI) / 180)
const degrees = (radians: number) => (radians * 180) / Math.PI

/**
 * The sun's declination in degrees and the equation of time in minutes, at a Julian day.
 * Source: Jean Meeus, Astronomical Algorithms, chapters 25 and 28, as in NOAA's solar calculator.
 */
function sunAt(julianDay: number): { declination: number; equation: number } {
  const t = (julianDay - 2451545) / 36525
  const longitude = 280.46646 + t * (36000.76983 + t * 0.0003032)
  const anomaly = 357.52911 + t * (35999.05029 - t * 0.0001537)
  const eccentricity = 0.016708634 - t * (0.000042037 + t * 0.0000001267)
  const center =
    sin(anomaly) * (1.914602 - t * (0.004817 + t * 0.000014)) +
    sin(2 * anomaly) * (0.019993 - t * 0.000101) +
    sin(3 * anomaly) * 0.000289
  const node = 125.04 - 1934.136 * t
  const apparent = longitude + center - 0.00569 - 0.00478 * sin(node)
  const tilt = 23 + (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60 + 0.00256 * cos(node)
  const y = tan(tilt / 2) ** 2
  const equation =
    y * sin(2 * longitude) -
    2 * eccentricity * sin(anomaly) +
    4 * eccentricity * y * sin(anomaly) * cos(2 * longitude) -
    0.5 * y * y * sin(4 * longitude) -
    1.25 * eccentricity * eccentricity * sin(2 * anomaly)
  return { declination: degrees(Math.asin(sin(tilt) * sin(apparent))), equation: 4 * degrees(equation) }
}

/** The cosine of the hour angle between sunrise and noon; beyond ±1 the sun does not rise or set. */
function halfDay(latitude: number, declination: number): number {
  return cos(horizon) / (cos(latitude) * cos(declination)) - tan(latitude) * tan(declination)
}

/** Sunrise (side -1), noon (0) or sunset (1) on a day, in minutes after local midnight; NaN when it does not happen. */
function event(day: number, place: Place, side: -1 | 0 | 1): number {
  const mean = 720 - 4 * place.longitude + place.ahead
  let minute = mean
  // The declination changes between noon and the event: compute it again for the time found.
  for (let pass = 0; pass < 3; pass++) {
    const { declination, equation } = sunAt(2440587.5 + day + (minute - place.ahead) / 1440)
    minute = mean - equation
    if (side) minute += side * 4 * degrees(Math.acos(halfDay(place.latitude, declination)))
  }
  return minute
}

/** Sunrise and sunset in minutes after local midnight, or where the sun stays if one of them does not happen. */
export type SunTimes = { rise: number; set: number } | 'stays up' | 'stays down'

/**
 * Sunrise and sunset at a place on a day, counted from 1 January 1970. Exact to about a minute between the polar
 * circles, for a level horizon at sea level.
 */
export function sunTimes(day: number, place: Place): SunTimes {
  const rise = event(day, place, -1)
  const set = event(day, place, 1)
  if (!Number.isNaN(rise + set)) return { rise, set }
  const { declination } = sunAt(2440587.5 + day + (event(day, place, 0) - place.ahead) / 1440)
  return place.latitude * declination > 0 ? 'stays up' : 'stays down'
}
