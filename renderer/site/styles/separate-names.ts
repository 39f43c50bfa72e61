/** The style sheets that are files of their own: for printing, and for what few pages have. */
export const names = [
  'print',
  'callout',
  'code',
  'comparisons',
  'contact',
  'contents',
  'elements',
  'rhythm',
  'shapes',
  'sheets',
  'steps',
] as const

export type Name = (typeof names)[number]

type PartName = Exclude<Name, 'print'>

/** Finds an element that has one of these classes, `a|b`, possibly among others. */
const hasClass = (classes: string) => new RegExp(` class="(?:[^"]* )?(?:${classes})[ "]`)

/** What the HTML of a page has that needs each style sheet. */
const needs: Record<PartName, RegExp> = {
  callout: hasClass('callout'),
  code: / data-code="/,
  comparisons: hasClass('compare|ledger|bars'),
  contact: hasClass('contact-embed'),
  contents: hasClass('sections'),
  elements: hasClass('aside|disclosure|footnotes|terms'),
  rhythm: hasClass('band|statement|facts|quotes'),
  shapes: hasClass('shape'),
  sheets: hasClass('checklist|canvas|chain|columns|lanes'),
  steps: hasClass('steps|sequence'),
}

/** The style sheets for what few pages have. */
export const partNames = names.filter((name): name is PartName => name !== 'print')

/** The style sheets that the HTML of a page needs; all in development, where a save may add what needs them. */
export function separateStylesFor(html: string): Name[] {
  return import.meta.env.DEV ? partNames : partNames.filter(name => needs[name].test(html))
}

/** The source of a style sheet, from the project's root. */
export const fileOf = (name: Name): string => `renderer/site/styles/${name === 'print' ? '' : 'parts/'}${name}.css`
