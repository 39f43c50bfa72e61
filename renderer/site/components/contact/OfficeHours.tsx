import { barsOf, clock, officeHours } from './office-hours'

/** A place with its distance from the office's time zone. */
export interface Place {
  /**
   * Its name.
   * @example Tokyo
   */
  name: string
  /**
   * The hours that its clocks are ahead of the office's in January; negative where they are behind.
   * @example 14
   */
  ahead: number
}

export interface OfficeHoursProps {
  /**
   * The places, from west to east; the office itself has the distance 0.
   * @minItems 2
   * @example [{ "name": "Princeton", "ahead": 0 }, { "name": "Tokyo", "ahead": 14 }]
   */
  places: Place[]
}

/** Every third hour of the scale. */
const scale = [0, 3, 6, 9, 12, 15, 18, 21]

/** The hours of the office on the clocks of other places: a bar on a scale of one day, and the hours in words. */
export function OfficeHours({ places }: OfficeHoursProps) {
  const { from, to } = officeHours()
  return (
    <div className="office-hours wide">
      <p aria-hidden="true">
        {scale.map(hour => (
          <span key={hour}>{clock(hour)}</span>
        ))}
      </p>
      <ul className="nav">
        {places.map(({ name, ahead }) => (
          <li key={name} className={ahead === 0 ? 'is-ours' : undefined}>
            <b>{name}</b>
            <svg viewBox="0 0 240 10" preserveAspectRatio="none" aria-hidden="true">
              <path d={barsOf(from + ahead, to - from)} />
            </svg>
            <span>
              {clock(from + ahead)}–{clock(to + ahead)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
