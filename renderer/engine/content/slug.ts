import type { Collection } from './collection'

/** Lower-case words joined by single hyphens; some collections allow capitals inside. */
const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/
const slugFormWithCapitals = /^[a-z0-9][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$/

/** Whether a file of the collection may have this name. */
export function isSlug({ capitals }: Pick<Collection, 'capitals'>, text: string): boolean {
  return (capitals ? slugFormWithCapitals : slugForm).test(text)
}

/** Turns a text into a valid slug. */
export function toSlug(text: string): string {
  const plain = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
  return (
    plain
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'untitled'
  )
}
