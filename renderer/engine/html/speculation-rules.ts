import { createHash } from 'node:crypto'
import { withBasePath } from './base-path'

const pages = {
  and: [
    // A path, so never another site.
    { href_matches: withBasePath('/*') },
    // Files such as feeds and pictures are no pages.
    { not: { href_matches: withBasePath('/*.*') } },
    { not: { selector_matches: '[href^="#"],[target],[download]' } },
  ],
}

/** Which pages the browser may prepare in advance: those a visitor is about to open, by pointing or pressing. */
export const speculationRules = JSON.stringify({ prerender: [{ where: pages, eagerness: 'moderate' }] })

/** The policy's permission for exactly that text. */
export const speculationRulesSource = `'sha256-${createHash('sha256').update(speculationRules).digest('base64')}'`
