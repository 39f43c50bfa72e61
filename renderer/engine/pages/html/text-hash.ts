import { createHash } from 'node:crypto'
import { mainOf } from './inspect'

/** The number of characters of a hash: enough that two texts of one page never share it. */
const hashLength = 16

/**
 * The hash of what readers get from the main part of a page: its words, where its links lead, and the words for its
 * pictures. Markup, addresses of files and scripts don't count.
 */
export function textHash(html: string): string {
  const main = mainOf(html).replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
  const read = main.split('<').map(part => {
    const end = part.indexOf('>')
    return end < 0 ? part : shownIn(part.slice(0, end)) + part.slice(end + 1)
  })
  return createHash('sha256').update(read.join('').replace(/\s+/g, ' ').trim()).digest('hex').slice(0, hashLength)
}

/** What a tag shows: the target of a link, the text of a picture. */
function shownIn(tag: string): string {
  return [...tag.matchAll(/ (?:href|alt)="([^"]*)"/g)].map(([, text = '']) => ` ${text} `).join('')
}
