import { createHash } from 'node:crypto'
import { withBasePath } from './base-path'

const pages = {
  and: [
    // A path matches this site only.
    { href_matches: withBasePath('/*') },
    // Files such as feeds and images are not pages.
    { not: { href_matches: withBasePath('/*.*') } },
    { not: { selector_matches: '[href^="#"],[target],[download]' } },
  ],
}

/** Speculation rules: the browser may prerender pages that a visitor points at or presses. */
export const speculationRules = JSON.stringify({ prerender: [{ where: pages, eagerness: 'moderate' }] })

/** The source expression that allows exactly this text in a Content-Security-Policy. */
export const speculationRulesSource = `'sha256-${createHash('sha256').update(speculationRules).digest('base64')}'`
