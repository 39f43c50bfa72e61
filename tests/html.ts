import { createHash } from 'node:crypto'
import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  elements: [
    'html5',
    {
      'x-island': { flow: true, phrasing: true, transparent: true },
      'x-slot': { flow: true, phrasing: true, transparent: true },
    },
  ],
  rules: {
    // React writes void elements closed and some attribute names in its own case, which HTML reads alike.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    // Telephone numbers are in running text too.
    'tel-non-breaking': 'off',
  },
})

/** Something wrong in the HTML of a page, and where in its text it begins. */
export interface HtmlFault {
  offset: number
  message: string
}

/**
 * The faults of a page: invalid HTML, markup that its policy would refuse (styles and handlers in attributes, scripts
 * without source), and scripts and styles without a hash of their content. `fileAt` gives the file that is served at a
 * URL.
 */
export async function htmlFaults(html: string, fileAt: (address: string) => Buffer): Promise<HtmlFault[]> {
  const { results } = await validator.validateString(html)
  const invalid = results.flatMap(({ messages }) =>
    messages.map(({ offset, ruleId, message }) => ({ offset, message: `${ruleId}: ${message}` })),
  )
  const refused = [...html.matchAll(/<[a-z][^>]*?\s(style|on[a-z]+)="/g)].map(match => ({
    offset: match.index,
    message: `has the attribute ${match[1]}`,
  }))
  return [...invalid, ...refused, ...[...html.matchAll(/<(?:script|link)\b[^>]*>/g)].flatMap(faultsOfFile)]

  function faultsOfFile({ 0: tag, index: offset }: RegExpExecArray): HtmlFault[] {
    if (/\stype="(application\/ld\+json|speculationrules)"/.test(tag)) return []
    if (tag.startsWith('<link') && !/\srel="(stylesheet|modulepreload)"/.test(tag)) return []
    const address = /\s(?:src|href)="([^"]+)"/.exec(tag)?.[1]
    if (!address) return [{ offset, message: 'is a script without source' }]
    const hash = `sha256-${createHash('sha256').update(fileAt(address)).digest('base64')}`
    return tag.includes(` integrity="${hash}"`) ? [] : [{ offset, message: `does not carry the hash of ${address}` }]
  }
}
