import GithubSlugger from 'github-slugger'

/** A heading of a text as a link can name it. */
export interface Heading {
  anchor: string
  words: string
  /** Its line, from 1. */
  line: number
}

/** The headings of a text that may be half-written, with their anchors as rehype-slug makes them. */
export function headingsOf(source: string): Heading[] {
  const slugger = new GithubSlugger()
  let fence = ''
  return source.split(/\r\n|\r|\n/).flatMap((line, index) => {
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1]
    if (mark && (fence === '' || mark.startsWith(fence))) fence = fence === '' ? mark : ''
    const text = fence === '' ? /^#{1,6}\s+(.*?)\s*#*$/.exec(line)?.[1] : undefined
    if (text === undefined) return []
    const words = text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*`]|\{[^}]*\}|<[^>]*>/g, '')
    return [{ anchor: slugger.slug(words), words, line: index + 1 }]
  })
}
