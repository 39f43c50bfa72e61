/** The style sheets of single demos. */
const demoNames = ['answer-check', 'hours-sum', 'level-finder', 'mail', 'symptoms'] as const

/** The style sheets that are files of their own: for printing, and for what few pages have. */
export const names = [
  'print',
  'callout',
  'code',
  'contact',
  'contents',
  'counters',
  'elements',
  'rhythm',
  'stacked',
  'steps',
  ...demoNames,
] as const

export type Name = (typeof names)[number]

type PartName = Exclude<Name, 'print'>

/** Finds an element that has one of these classes, `a|b`, possibly among others. */
const hasClass = (classes: string) => new RegExp(` class="(?:[^"]* )?(?:${classes})[ "]`)

/** What the HTML of a page has that needs each style sheet. */
const needs: Record<PartName, RegExp> = {
  'answer-check': hasClass('passages'),
  callout: hasClass('callout'),
  code: / data-code="/,
  contact: hasClass('contact-embed'),
  contents: hasClass('sections'),
  counters: hasClass('digits'),
  elements: hasClass('aside|disclosure|footnotes|terms'),
  'hours-sum': hasClass('hours-sum'),
  'level-finder': hasClass('level-finder'),
  mail: hasClass('slots'),
  rhythm: hasClass('band|statement'),
  stacked: hasClass('stacked|shaded'),
  steps: hasClass('steps'),
  symptoms: hasClass('symptoms'),
}

/** The style sheets for what few pages have. */
export const partNames = names.filter((name): name is PartName => name !== 'print')

/** The style sheets that the HTML of a page needs; all in development, where a save may add what needs them. */
export function separateStylesFor(html: string): Name[] {
  return import.meta.env.DEV ? partNames : partNames.filter(name => needs[name].test(html))
}

/** The source of a style sheet, from the project's root. */
export function fileOf(name: Name): string {
  const isOfDemo = demoNames.some(demo => demo === name)
  return `renderer/site/styles/${name === 'print' ? '' : isOfDemo ? 'parts/demos/' : 'parts/'}${name}.css`
}
