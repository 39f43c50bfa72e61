/** The environment variable with the instant of this run; processes and workers inherit it. */
const variable = 'SITE_AT'

/** The instant that decides what is published: now, unless the run was started for another one. */
export function siteInstant(): Date {
  const at = process.env[variable]
  return at ? new Date(at) : new Date()
}

/** Sets the instant for this process and those it starts. */
export function setSiteInstant(at: Date): void {
  process.env[variable] = at.toISOString()
}

/** The environment variable that is set where drafts are part of the site; processes and workers inherit it. */
export const draftsVariable = 'SITE_DRAFTS'

/** Whether drafts are part of the site: only in a build that is never published. */
export function showsDrafts(): boolean {
  return Boolean(process.env[draftsVariable])
}

/** Makes drafts part of the site for this process and those it starts. */
export function showDrafts(): void {
  process.env[draftsVariable] = '1'
}

/** No build is older than this version of the engine: an earlier clock is wrong. In milliseconds. */
const earliestMs = Date.UTC(2026, 10, 23)

/** The site's instant, or where the clock is behind this version of the engine, its release. */
export function plausibleInstant(): Date {
  return new Date(Math.max(siteInstant().valueOf(), earliestMs))
}
