import type { Path } from '@proofsheet/engine/base/diagnostics/locate'
import type { SnippetText } from '@proofsheet/engine/site'
import { withBrand } from '../../../content/site'

/** The title and description that search results show for the frontmatter of a page, with brand and price appended. */
export function snippet(data: Record<string, unknown>): { title?: SnippetText; description?: SnippetText } {
  const title = firstText(data, [['metadata', 'title'], ['title']])
  const description = firstText(data, [['metadata', 'description'], ['excerpt']])
  const price = textAt(data, ['price', 'search'])
  return {
    title: title ? { ...title, text: withBrand(title.text) } : undefined,
    description:
      description && price !== undefined ? { ...description, text: `${description.text} ${price}.` } : description,
  }
}

function firstText(data: Record<string, unknown>, paths: Path[]): SnippetText | undefined {
  for (const path of paths) {
    const text = textAt(data, path)
    if (text !== undefined) return { path, text }
  }
  return
}

function textAt(data: unknown, path: Path): string | undefined {
  let value = data
  for (const key of path) value = (value as Record<string | number, unknown> | null | undefined)?.[key]
  return typeof value === 'string' ? value : undefined
}
