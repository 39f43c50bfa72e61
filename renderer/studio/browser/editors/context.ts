// Reaches the browser, when a writer turns edit mode on in the dev server.
import type { PageSources } from '../../contract'
import type { FieldSource, Source } from '../../source-types'
import type { Surface } from '../parts/surface'

/** An open card with an editor. */
export interface SaveCard {
  /** Saves the changes and closes, without moving the focus. Settles with whether nothing is left to save. */
  leave(): Promise<boolean>
}

/** The context that edit mode passes to every editor. */
export interface EditContext {
  surface: Surface
  /** The page of a file: its fields and blocks. The open page's without a URL. */
  page(url?: string): Promise<PageSources | null>
  /** The sources of ids that still exist. */
  describe(ids: string[]): Promise<Source[]>
  /** Opens the editor of a source, over the element that shows it. */
  edit(source: Source, anchor?: Element): void
  /** Opens another card once the open one has nothing to save. */
  open(make: () => SaveCard | Promise<SaveCard>): void
  /** Saves the open editor and closes its card. Settles with whether nothing is left to save. */
  leave(): Promise<boolean>
  /** Shows a sentence for some seconds, to screen readers too. */
  say(sentence: string): void
  /** Follows the end of a card: the focus goes back to the text. */
  done(anchor?: Element): void
}

/** The name of a source for writers: "Paragraph", "Title", "Price, menu", "Faqs 2, answer". */
export function nameOf(source: Source): string {
  if (source.type === 'block') return source.component?.name ?? capitalize(source.kind)
  const { path, form } = source
  const index = path.at(-1)
  if (typeof index === 'number') return `${wordsOf(path.at(-2))} ${index + 1}`
  const [list, parent] = path.slice(-3, -1)
  const around =
    typeof parent === 'number' ? `${wordsOf(list)} ${parent + 1}` : path.length > 1 ? wordsOf(path.at(-2)) : ''
  return around ? `${around}, ${form.label.toLowerCase()}` : form.label
}

/** A key in words: "Feature cards". */
function wordsOf(key: string | number = ''): string {
  return capitalize(
    String(key)
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll('-', ' ')
      .toLowerCase(),
  )
}

/** The key of a source's draft: fields by their path, which outlives changes of their file. */
export function draftKey(source: Source): string {
  return `${source.file} ${source.type === 'field' ? source.path.join('.') : source.raw}`
}

/** The key of the draft of a formatted text, beside that of its Markdown. */
export const formattedKey = (key: string) => `${key} formatted`

/** The fields that are directly in a group or list, in their order. */
export function childrenOf(page: PageSources | null, { id, path }: FieldSource): FieldSource[] {
  return (page?.fields ?? []).filter(each => each.parent === id && each.path.length === path.length + 1)
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
