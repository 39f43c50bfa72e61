import type { Country } from '../../../../content/types/country'
import { columns, land, north, rows, step, west } from './land'
import { places } from './places'

export interface WorldMapProps {
  /**
   * The countries to mark, in the order of their list.
   * @example ["Canada", "India"]
   */
  countries: Country[]
}

/** A map of dots with countries marked by name; where a window has no room for names, they are a list below it. */
export function WorldMap({ countries }: WorldMapProps) {
  return (
    <div className="dot-map wide">
      <svg viewBox={`-1 -1 ${columns + 2} ${rows + 1}`} aria-hidden="true">
        <path className="land" d={land} />
        {countries.map(country => (
          <Marked key={country} country={country} />
        ))}
      </svg>
      <ul className="nav">
        {countries.map(country => (
          <li key={country}>{country}</li>
        ))}
      </ul>
    </div>
  )
}

const offsets = {
  left: [-1.3, 0.7],
  right: [1.3, 0.7],
  above: [0.2, -1.4],
  below: [-0.4, 2.9],
  'above left': [0.9, -1.5],
  'below left': [0.9, 2.8],
} as const

function Marked({ country }: { country: Country }) {
  const { latitude, longitude, side } = places[country]
  const [x, y] = [(longitude - west) / step, (north - latitude) / step]
  const [dx, dy] = offsets[side]
  const round = (value: number) => +value.toFixed(1)
  return (
    <>
      <circle cx={round(x)} cy={round(y)} r="0.62" />
      <text x={round(x + dx)} y={round(y + dy)} textAnchor={side.endsWith('left') ? 'end' : undefined}>
        {country}
      </text>
    </>
  )
}
