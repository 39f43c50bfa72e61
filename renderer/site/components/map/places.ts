import type { Country } from '../../../../content/types/country'

/** Where a country is, on which side of its dot its name has room, and a city whose clocks many of its people follow. */
export interface Place {
  latitude: number
  longitude: number
  side: 'left' | 'right' | 'above' | 'below' | 'above left' | 'below left'
  city: string
  /** The hours that the city's clocks are ahead of the office's in January; negative where they are behind. */
  ahead: number
}

const place = (
  [latitude, longitude]: [latitude: number, longitude: number],
  city: string,
  ahead: number,
  side: Place['side'] = 'right',
): Place => ({ latitude, longitude, side, city, ahead })

/** A point within each country; of small ones, close to the capital. */
export const places: Record<Country, Place> = {
  Australia: place([-25, 134], 'Sydney', 16),
  Brazil: place([-10, -53], 'São Paulo', 2),
  Canada: place([56, -106], 'Toronto', 0),
  Chile: place([-33.5, -70.7], 'Santiago', 2, 'left'),
  Colombia: place([4.6, -74], 'Bogotá', 0, 'left'),
  France: place([46.5, 2.5], 'Paris', 6, 'left'),
  Germany: place([51, 10], 'Berlin', 6),
  India: place([22, 79], 'Delhi', 10.5),
  Ireland: place([52.6, -8], 'Dublin', 5, 'left'),
  Italy: place([42.8, 12.5], 'Rome', 6),
  Japan: place([36.5, 138.5], 'Tokyo', 14),
  Kenya: place([0.5, 37.9], 'Nairobi', 8),
  Malaysia: place([4, 102], 'Kuala Lumpur', 13, 'left'),
  Mexico: place([23.5, -102.5], 'Mexico City', -1, 'left'),
  Netherlands: place([52.3, 5.4], 'Amsterdam', 6, 'above'),
  'New Zealand': place([-41.5, 173], 'Auckland', 18, 'left'),
  Philippines: place([13, 122], 'Manila', 13),
  'Saudi Arabia': place([27, 42], 'Riyadh', 8, 'left'),
  Singapore: place([1.35, 103.8], 'Singapore', 13, 'below'),
  'South Africa': place([-29, 25], 'Johannesburg', 7),
  Spain: place([40, -3.7], 'Madrid', 6, 'left'),
  'United Arab Emirates': place([24, 54], 'Dubai', 9, 'below left'),
  'United Kingdom': place([55.5, -3], 'London', 5, 'above left'),
  'United States': place([39, -98], 'Princeton', 0),
}
