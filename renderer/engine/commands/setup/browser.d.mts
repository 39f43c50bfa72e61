/** The path of a Chromium; see browser.mjs. */
export function ensureBrowser(places?: string[]): string
