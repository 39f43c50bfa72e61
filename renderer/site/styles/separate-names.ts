/** Finds an element that has one of these classes, `a|b`, possibly among others. */
const hasClass = (classes: string) => new RegExp(` class="(?:[^"]* )?(?:${classes})[ "]`)

/** The mark in the HTML of a page that requires a style sheet, for each sheet of the folder `parts`. */
const needs = {
  agenda: hasClass('agenda|has-object'),
  asked: hasClass('asked'),
  carried: hasClass('carried'),
  cases: hasClass('cases'),
  callout: hasClass('callout'),
  code: / data-code="/,
  'tool-rows': hasClass('tool-rows'),
  contact: hasClass('contact-embed'),
  contents: hasClass('sections'),
  counters: hasClass('digits'),
  elements: / class="(?:[^"]* )?(?:aside|contains-task-list|disclosure|footnotes|terms)[ "]|<hr[ />]/,
  'product/offer': hasClass('sample|limits|pair|price|strip|quotes'),
  'program-list': hasClass('programs'),
  programs: hasClass('own-(?:purple|green|pink|emerald|cyan)'),
  letter: hasClass('letter-form|ways'),
  'level-chart': hasClass('level-chart|ladder'),
  'price-rows': hasClass('price-rows'),
  'forms-on-paper': hasClass('form-lines|syllabus'),
  workings: hasClass('workings'),
  remarks: hasClass('annotated'),
  'office-hours': hasClass('office-hours'),
  posts: hasClass('post-row'),
  lost: hasClass('lost'),
  handout: hasClass('paper'),
  sections: hasClass('split|carried'),
  rhythm: hasClass('band|shape'),
  'stage-parts': hasClass('tool-strip|ground-band'),
  stacked: hasClass('stacked|shaded'),
  split: hasClass('split|rows-list|on-stage|packages|process|story-lines|run'),
  packages: hasClass('packages'),
  process: hasClass('process'),
  'story-lines': hasClass('story-lines'),
  'product-matrix': hasClass('product-matrix'),
  objects: hasClass('questionnaire|slip|signed-letter'),
  'world-map': hasClass('world-map'),
  media: hasClass('medium'),
  'solution-list': hasClass('solution-list'),
  statement: hasClass('statement'),
  steps: hasClass('steps'),
  tables: hasClass('table'),
  tryout: hasClass('tryout'),
  worked: hasClass('worked'),
  'images/dark': / data-dark="/,
  'demos/answer-check': hasClass('passages'),
  'demos/hours-sum': hasClass('hours-sum'),
  'demos/level-finder': hasClass('level-finder'),
  'demos/mail': hasClass('slots'),
  'demos/symptoms': hasClass('symptoms'),
  'shapes/data-flow': hasClass('data-flow'),
  'shapes/retention': hasClass('retention'),
  'shapes/who-runs': hasClass('who-runs'),
  'shapes/versus': hasClass('shape versus'),
} satisfies Record<string, RegExp>

type PartName = keyof typeof needs

/** What `needs` looks for in the HTML of a page, each once: a page repeats most of its classes. */
const marksIn = (html: string) => [...new Set(html.match(/ class="[^"]*"| data-(?:code|dark)="|<hr[ />]/g))].join('')

/** What style sheets begin with: each file is published as a part of the sheet, since no page has two of them. */
const beginnings: Partial<Record<string, string[]>> = {
  'product/offer': ['product/sample', 'product/sample-steps'],
  'shapes/data-flow': ['shapes/flow-stations', 'shapes/flow-choice'],
}

/** The parts that only one figure has, with its island. */
const islandOf: Partial<Record<PartName, string>> = {
  'demos/answer-check': 'AnswerCheck',
  'demos/hours-sum': 'HoursSum',
  'demos/level-finder': 'LevelFinder',
  'demos/mail': 'DictatedMail',
}

/** A style sheet that is a file of its own. */
export type Name = 'print' | PartName

const partNames = Object.keys(needs) as PartName[]

/** The style sheets that are files of their own: for printing, and for elements that few pages have. */
export const names: readonly Name[] = ['print', ...partNames]

/** The sources of the style sheets for few pages, each once, in the order in which development loads them. */
export const partSources = [...new Set(Object.values(beginnings).flat()), ...partNames] as string[]

/** The style sheets that the HTML of a page needs: those for the document's head, and those of each further figure. */
export function separateStylesFor(html: string): { head: string[]; figures: Map<string, string[]> } {
  // A save may add elements that need them. The utilities of figures are in the style sheet of every page.
  if (import.meta.env.DEV) return { head: partSources, figures: new Map() }
  const islands = new Set([...html.matchAll(/<x-island name="(\w+)"/g)].map(([, name = '']) => name))
  const [first, ...further] = [...islands].filter(name => name in import.meta.env.SEPARATE_STYLES)
  const marks = marksIn(html)
  const parts = partNames.filter(name => needs[name].test(marks))
  const partsOf = (figure: string) => parts.filter(name => islandOf[name] === figure)
  return {
    head: [...(first ? [first] : []), ...parts.filter(name => !further.includes(islandOf[name] ?? ''))],
    figures: new Map(further.map(figure => [figure, [figure, ...partsOf(figure)]])),
  }
}

/** The sources that a published style sheet consists of, from the project's root. */
export const filesOf = (name: Name): string[] => [beginnings[name] ?? [], name].flat().map(fileOf)

/** A source of style sheets, from the project's root. */
export const fileOf = (name: string): string => `renderer/site/styles/${name === 'print' ? '' : 'parts/'}${name}.css`
