import { mainOf } from '../../html/inspect'
import type { MarkdownHints } from './hints'

/** The attributes that `simplify` and hast-util-to-mdast read; of class names, hints alone. */
const readable = new Set([
  ...['align', 'alt', 'aria-hidden', 'aria-label', 'colspan', 'hidden', 'href', 'media', 'rowspan', 'src', 'start'],
  ...['title', 'data-code', 'data-comment', 'data-footnote-backref', 'data-mdast'],
])

const tag = /<([a-z][\w-]*)((?: [\w:-]+(?:="[^"]*")?)+)/g
const attribute = / ([\w:-]+)(?:="([^"]*)")?/g

/**
 * The part of a page that Markdown is made of: its `main` element without the attributes that have no meaning in text,
 * so that a change of styles or scripts doesn't change it. Throws when the page has no complete `main` element.
 */
export function readableMain(html: string, hints: MarkdownHints): string {
  const main = mainOf(html)
  if (!main) throw new Error('The page has no complete main part.')
  const classNames = new Set(Object.values(hints).flat())
  const readableOf = (all: string, name: string, value = '') => {
    if (readable.has(name)) return all
    if (name !== 'class') return ''
    const known = value.split(' ').filter(each => classNames.has(each))
    return known.length > 0 ? ` class="${known.join(' ')}"` : ''
  }
  return main.replace(tag, (_, name, attributes) => `<${name}${attributes.replace(attribute, readableOf)}`)
}
