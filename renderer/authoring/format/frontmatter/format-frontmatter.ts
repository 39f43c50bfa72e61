import { isDeepStrictEqual } from 'node:util'
import { applyEdits, type Edit } from '@proofsheet/engine/base/files/edits'
import { findYamlExcess } from '@proofsheet/engine/content/files/check-limits'
import { type Document, parseDocument } from 'yaml'
import type { FormatContext } from '../format-context'
import { orderEdits } from './order-fields'
import { quoteEdits } from './quotes'

/** How many groups of fields are put in order, one after the other. */
const maxGroups = 50

/**
 * Formats the YAML of a frontmatter: its fields in the order of the type, quotation marks only where they are needed,
 * no space at the ends of lines, one space behind each name. YAML with errors is left as it is; the values never change.
 */
export function formatFrontmatter(yaml: string, { type, definitions = {} }: FormatContext): string {
  if (findYamlExcess(yaml)) return yaml
  const before = read(yaml)
  if (!before) return yaml
  let text = yaml
  const take = (edits: Edit[]) => {
    const changed = applyEdits(text, edits)
    const after = changed === text ? undefined : read(changed)
    const isSame = after !== undefined && isDeepStrictEqual(after.toJS(), before.toJS())
    if (isSame) text = changed
    return isSame
  }
  take(spaceEdits(text, before))
  const quoted = read(text)
  const quotes = quoted ? quoteEdits(quoted) : []
  if (!take(quotes)) for (const edit of quotes.toReversed()) take([edit])
  for (let group = 0; type && group < maxGroups; group++) {
    const document = read(text)
    if (!document || !take(orderEdits(text, document, type, definitions))) break
  }
  return text
}

/** The YAML as nodes; undefined where it has errors or isn't a list of fields. */
function read(yaml: string): Document.Parsed | undefined {
  try {
    const document = parseDocument(yaml, { prettyErrors: false, logLevel: 'error' })
    const data: unknown = document.errors.length > 0 ? undefined : document.toJS({ maxAliasCount: 100 })
    return typeof data === 'object' && data !== null ? document : undefined
  } catch {
    // Aliases that multiply without end; the check reports them.
    return
  }
}

/**
 * White space at the ends of lines, and more than one space behind the name of a field; in texts of several lines it may
 * be part of the value, which `take` notices.
 */
function spaceEdits(yaml: string, { contents }: Document.Parsed): Edit[] {
  return contents === null || /[|>"'][-+]?\d?\s*\n/.test(yaml)
    ? []
    : [...yaml.matchAll(/(?<![ \t])[ \t]+(?=\n|$)|(?<=^[ \t-]*[A-Za-z][\w-]*: )[ \t]+(?=[^\s#])/gm)].map(
        ({ 0: space, index }) => ({ start: index, end: index + space.length, text: '' }),
      )
}
