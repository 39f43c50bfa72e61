import type { Path } from '@proofsheet/engine/base/diagnostics/locate'
import { createSnippetCheck, type SnippetText } from '@proofsheet/outputs/snippet-check'
import { withBrand } from '../../../content/site'

/** Checks titles and descriptions as search results show them, with brand and price appended. */
export const checkSnippets = createSnippetCheck(data => {
  const title = firstText(data, [['metadata', 'title'], ['title']])
  const description = firstText(data, [['metadata', 'description'], ['excerpt']])
  const price = textAt(data, ['price', 'search'])
  return {
    title: title ? { ...title, text: withBrand(title.text) } : undefined,
    description:
      description && price !== undefined ? { ...description, text: `${description.text} ${price}.` } : description,
  }
})

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
