import type { Country } from '../../../../content/types/country'

/** Where a country is, in degrees, and on which side of its dot its name has room. */
interface Place {
  latitude: number
  longitude: number
  side: 'left' | 'right' | 'above' | 'below' | 'above left' | 'below left'
}

const place = (latitude: number, longitude: number, side: Place['side'] = 'right'): Place => ({
  latitude,
  longitude,
  side,
})

/** A point within each country; of small ones, close to the capital. */
export const places: Record<Country, Place> = {
  Australia: place(-25, 134),
  Brazil: place(-10, -53),
  Canada: place(56, -106),
  Chile: place(-33.5, -70.7, 'left'),
  Colombia: place(4.6, -74, 'left'),
  France: place(46.5, 2.5, 'left'),
  Germany: place(51, 10),
  India: place(22, 79),
  Ireland: place(52.6, -8, 'left'),
  Italy: place(42.8, 12.5),
  Japan: place(36.5, 138.5),
  Kenya: place(0.5, 37.9),
  Malaysia: place(4, 102, 'left'),
  Mexico: place(23.5, -102.5, 'left'),
  Netherlands: place(52.3, 5.4, 'above'),
  'New Zealand': place(-41.5, 173, 'left'),
  Philippines: place(13, 122),
  'Saudi Arabia': place(27, 42, 'left'),
  Singapore: place(1.35, 103.8, 'below'),
  'South Africa': place(-29, 25),
  Spain: place(40, -3.7, 'left'),
  'United Arab Emirates': place(24, 54, 'below left'),
  'United Kingdom': place(55.5, -3, 'above left'),
  'United States': place(39, -98),
}
