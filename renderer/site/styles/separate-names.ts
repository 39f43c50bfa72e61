/** The style sheets that are files of their own: for printing, and for what few pages have. */
export const names = ['print', 'code', 'steps'] as const

export type Name = (typeof names)[number]

/** What the HTML of a page has that needs each style sheet. */
const needs: Record<Exclude<Name, 'print'>, RegExp> = {
  code: / data-code="/,
  steps: / class="steps"/,
}

/** The style sheets that the HTML of a page needs. */
export function separateStylesFor(html: string): Name[] {
  return names.filter(name => name !== 'print' && needs[name].test(html))
}

/** The source of a style sheet, from the project's root. */
export const fileOf = (name: Name): string => `renderer/site/styles/${name === 'print' ? '' : 'parts/'}${name}.css`
