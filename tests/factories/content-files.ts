/** A field as YAML that fits into one line; a group of them; or null, which leaves the field out. */
export type Fields = Record<string, string | null | Record<string, string | null>>

/** The text of a content file. `metadata` is the last field, wherever it is given. */
export function contentFile({ metadata = null, ...fields }: Fields, body: string): string {
  return `---\n${linesOf({ ...fields, metadata }).join('\n')}\n---\n\n${body}\n`
}

/** A blog post without issues beside the post `one`, with `changes` to its fields: collection `blog`. */
export function post(changes: Fields = {}, body = 'Text.'): string {
  const fields = {
    id: '1',
    title: 'How to read an answer',
    excerpt: 'A sentence of the right length that tells the reader what the article will let them do afterward.',
    author: 'The editors',
    authorBio: 'The people who run the courses.',
    date: '2025-03-01',
    readTime: '5 min read',
    category: 'Guides',
    tags: '[Prompting, Leadership]',
    relatedPosts: '[one, one]',
  }
  return contentFile({ ...fields, ...changes }, body)
}

/** A page without issues, with `changes` to its fields: collections `pages` and `enterprise`. */
export function page(changes: Fields = {}, body = 'Text.'): string {
  const fields = { title: 'A page', lead: 'What it gives.', ...changes }
  return contentFile({ ...fields, metadata: metadataOf(fields) }, body)
}

/** A legal page without issues, with `changes` to its fields: collection `legal`. */
export function legalPage(changes: Fields = {}, body = 'Text.'): string {
  const fields = {
    title: 'Rules',
    summary: 'What the page gives its reader.',
    lastUpdated: '2025-01-01',
    ...changes,
  }
  return contentFile({ ...fields, metadata: metadataOf(fields) }, body)
}

/** Metadata of the right lengths, under a title of its own where the page has one. */
function metadataOf({ title, metadata }: Fields): Fields[string] {
  if (metadata === null || typeof metadata === 'string') return metadata
  return {
    title: `${title} of the test`,
    description: 'A description of the right length, which says what the page gives to the reader who finds it.',
    ...metadata,
  }
}

function linesOf(fields: Fields, indent = ''): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value === null) return []
    if (typeof value === 'string') return [`${indent}${name}: ${value}`]
    return [`${indent}${name}:`, ...linesOf(value, `${indent}  `)]
  })
}
