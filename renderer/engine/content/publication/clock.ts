/** Where the instant stands that one run is for, so that each of its processes and workers takes the same. */
const variable = 'SITE_AT'

/** The instant for which the site is read: now, unless this run is for another. */
export function siteInstant(): Date {
  const at = process.env[variable]
  return at ? new Date(at) : new Date()
}

/** Makes this run, with all that it starts, one for the given instant. */
export function setSiteInstant(at: Date): void {
  process.env[variable] = at.toISOString()
}
