/** The path of a Chromium; see browser.mjs beside this. */
export function ensureBrowser(places?: string[]): string
