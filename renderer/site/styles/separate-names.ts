/** The forms of features and steps; each has a sheet, because a page has two or three of them. */
const shapes = [
  'bars',
  'canvas',
  'chain',
  'checklist',
  'columns',
  'lanes',
  'layers',
  'ledger',
  'phases',
  'timetable',
  'versus',
] as const

type ShapeName = (typeof shapes)[number]

/** The style sheets that are files of their own: for printing, and for what few pages have. */
export const names = [
  'print',
  'callout',
  'code',
  'contact',
  'contents',
  'elements',
  'rhythm',
  'steps',
  'tables',
  ...shapes,
] as const

export type Name = (typeof names)[number]

type PartName = Exclude<Name, 'print'>

/** Finds an element that has one of these classes, `a|b`, possibly among others. */
const hasClass = (classes: string) => new RegExp(` class="(?:[^"]* )?(?:${classes})[ "]`)

/** What the HTML of a page has that needs each style sheet. */
const needs: Record<PartName, RegExp> = {
  callout: hasClass('callout'),
  code: / data-code="/,
  contact: hasClass('contact-embed'),
  contents: hasClass('sections'),
  elements: hasClass('aside|disclosure|footnotes|terms'),
  rhythm: hasClass('band|statement|facts|quotes|shape'),
  steps: hasClass('steps'),
  tables: hasClass('table'),
  ...(Object.fromEntries(shapes.map(name => [name, hasClass(`shape ${name}`)])) as Record<ShapeName, RegExp>),
}

/** The style sheets for what few pages have. */
export const partNames = names.filter((name): name is PartName => name !== 'print')

/** The style sheets that the HTML of a page needs; all in development, where a save may add what needs them. */
export function separateStylesFor(html: string): Name[] {
  return import.meta.env.DEV ? partNames : partNames.filter(name => needs[name].test(html))
}

/** The source of a style sheet, from the project's root. */
export function fileOf(name: Name): string {
  const folder = name === 'print' ? '' : shapes.some(shape => shape === name) ? 'parts/shapes/' : 'parts/'
  return `renderer/site/styles/${folder}${name}.css`
}
