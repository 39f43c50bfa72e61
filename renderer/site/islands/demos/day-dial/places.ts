// Reaches the browser, when a visitor uses the day dial.

/** A place on the map, with the offset of its clocks. */
export interface Place {
  name: string
  /** Degrees, north is positive. */
  latitude: number
  /** Degrees, east is positive. */
  longitude: number
  /** The UTC offset of local time in minutes, the same all year. */
  ahead: number
}

export type PlaceName =
  | 'mumbai'
  | 'ujjain'
  | 'new-delhi'
  | 'chennai'
  | 'kathmandu'
  | 'dubai'
  | 'singapore'
  | 'nairobi'
  | 'durban'
  | 'phoenix'
  | 'bogota'
  | 'brisbane'
  | 'reykjavik'
  | 'murmansk'

/** The first is the one of the sample. Places without daylight saving time, so that local times need no time zone rules. */
export const places: Record<PlaceName, Place> = {
  mumbai: { name: 'Mumbai', latitude: 19.08, longitude: 72.88, ahead: 330 },
  ujjain: { name: 'Ujjain', latitude: 23.18, longitude: 75.78, ahead: 330 },
  'new-delhi': { name: 'New Delhi', latitude: 28.61, longitude: 77.21, ahead: 330 },
  chennai: { name: 'Chennai', latitude: 13.08, longitude: 80.27, ahead: 330 },
  kathmandu: { name: 'Kathmandu', latitude: 27.72, longitude: 85.32, ahead: 345 },
  dubai: { name: 'Dubai', latitude: 25.2, longitude: 55.27, ahead: 240 },
  singapore: { name: 'Singapore', latitude: 1.35, longitude: 103.82, ahead: 480 },
  nairobi: { name: 'Nairobi', latitude: -1.29, longitude: 36.82, ahead: 180 },
  durban: { name: 'Durban', latitude: -29.86, longitude: 31.03, ahead: 120 },
  phoenix: { name: 'Phoenix', latitude: 33.45, longitude: -112.07, ahead: -420 },
  bogota: { name: 'Bogotá', latitude: 4.71, longitude: -74.07, ahead: -300 },
  brisbane: { name: 'Brisbane', latitude: -27.47, longitude: 153.03, ahead: 600 },
  reykjavik: { name: 'Reykjavík', latitude: 64.15, longitude: -21.94, ahead: 0 },
  murmansk: { name: 'Murmansk', latitude: 68.97, longitude: 33.08, ahead: 180 },
}
