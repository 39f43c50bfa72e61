/** Finds an element that has one of these classes, `a|b`, possibly among others. */
const hasClass = (classes: string) => new RegExp(` class="(?:[^"]* )?(?:${classes})[ "]`)

/** The mark in the HTML of a page that requires a style sheet, for each sheet of the folder `parts`. */
const needs = {
  agenda: hasClass('agenda|has-object'),
  'all-questions': hasClass('all-questions'),
  asked: hasClass('asked'),
  carried: hasClass('carried'),
  cases: hasClass('cases'),
  callout: hasClass('callout'),
  code: / data-code="/,
  'tool-rows': hasClass('tool-rows'),
  contact: hasClass('contact-embed'),
  contents: hasClass('sections'),
  elements: / class="(?:[^"]* )?(?:aside|contains-task-list|disclosure|footnotes|terms)[ "]|<hr[ />]/,
  'product/offer': hasClass('sample|limits|pair|price|strip|quotes'),
  'product/call-night': hasClass('call-night'),
  'product/held-page': hasClass('held-page'),
  'product/slide-pair': hasClass('slide-pair'),
  'product/sample-forms': hasClass('is-(?:canvas|inbox|talk|run|days)'),
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
  handout: hasClass('paper|post-question'),
  sections: hasClass('split|heading-row|carried'),
  rhythm: hasClass('band|shape'),
  'stage-parts': hasClass('tool-strip|ground-band'),
  stacked: hasClass('stacked|shaded'),
  split: hasClass('split|rows-list|on-stage|packages|process|story-lines|run'),
  packages: hasClass('packages'),
  process: hasClass('process'),
  'story-lines': hasClass('story-lines'),
  'product-matrix': hasClass('product-matrix'),
  objects: hasClass('questionnaire|slip|signed-letter'),
  'dot-map': hasClass('dot-map'),
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
  'product/offer': [...['product/sample', 'product/sample-phones'], ...['product/page', 'product/quotes']],
  'stage-parts': ['tool-strip'],
  'tool-rows': ['excerpt', 'tasks'],
  workings: ['workings-drawing'],
  handout: ['loops'],
  sections: ['heading-row'],
  'shapes/data-flow': ['shapes/flow-stations', 'shapes/flow-choice'],
}

/**
 * Style sheets with several parts that pages need together, so that a page loads few files. Each part is a sheet of its
 * own too, for pages that need it alone.
 */
export const bundles: Record<string, readonly (PartName | Figure)[]> = {
  answers: ['AnswerCheck', 'demos/answer-check'],
  article: ['agenda', 'handout', 'contents', 'remarks', 'stacked', 'steps', 'tables', 'worked', 'images/dark'],
  articles: ['handout', 'posts', 'sections', 'split'],
  builds: ['product/offer', 'workings', 'handout', 'sections', 'rhythm', 'split', 'process', 'objects'],
  catalogue: ['tool-rows', 'product/offer', 'stacked', 'tables'],
  company: [
    ...(['workings', 'handout', 'sections', 'stage-parts', 'split', 'process'] as const),
    ...(['story-lines', 'objects', 'dot-map'] as const),
  ],
  course: ['agenda', 'cases', 'forms-on-paper', 'workings', 'handout', 'sections', 'stage-parts', 'split'],
  demos: [
    ...(['CallTranscript', 'DayDial', 'DeployTimeline', 'DictatedMail', 'DubLine', 'MarkedAnswer'] as const),
    ...(['NodeGraph', 'PlanCanvas', 'SlideSwap', 'StakeholderTalk'] as const),
    ...(['remarks', 'rhythm', 'stacked', 'tables', 'tryout', 'demos/mail'] as const),
  ],
  deployment: [
    ...(['product/offer', 'sections', 'rhythm', 'split', 'story-lines'] as const),
    ...(['product-matrix', 'shapes/who-runs'] as const),
  ],
  enterprise: [
    ...(['level-chart', 'handout', 'sections', 'rhythm', 'stacked', 'split'] as const),
    ...(['packages', 'objects', 'tables', 'shapes/data-flow'] as const),
  ],
  held: ['DeployTimeline', 'product/held-page'],
  home: ['product/offer', 'level-chart', 'workings', 'remarks', 'lost', 'handout', 'stage-parts'],
  letters: ['product/offer', 'letter', 'office-hours', 'sections', 'rhythm', 'split'],
  levels: [
    ...(['level-chart', 'workings', 'sections', 'rhythm', 'split', 'packages', 'process'] as const),
    ...(['demos/level-finder', 'demos/symptoms'] as const),
  ],
  mail: ['DictatedMail', 'demos/mail'],
  night: ['CallTranscript', 'product/call-night'],
  offer: ['product/offer', 'product/sample-forms', 'workings', 'remarks', 'rhythm', 'shapes/versus'],
  prices: ['product/offer', 'price-rows', 'stage-parts', 'stacked', 'tables'],
  program: ['agenda', 'carried', 'product/offer', 'programs', 'handout', 'sections'],
  questions: ['agenda', 'all-questions', 'asked', 'handout', 'sections'],
  security: ['product/offer', 'workings', 'sections', 'rhythm', 'split', 'shapes/data-flow', 'shapes/retention'],
  slides: ['SlideSwap', 'product/slide-pair'],
  solutions: [
    ...(['product/offer', 'workings', 'sections', 'rhythm', 'stacked', 'split'] as const),
    ...(['process', 'media', 'solution-list', 'tables'] as const),
  ],
  training: [
    ...(['product/offer', 'program-list', 'forms-on-paper', 'workings'] as const),
    ...(['handout', 'sections', 'stage-parts', 'split', 'demos/hours-sum'] as const),
  ],
}

/** The name of the island of a figure, which is the name of the style sheet with its utilities. */
type Figure = Capitalize<string>

/** A style sheet that is a file of its own. */
export type Name = 'print' | PartName

const partNames = Object.keys(needs) as PartName[]

/** The style sheets that are files of their own: for printing, and for elements that few pages have. */
export const names: readonly Name[] = ['print', ...partNames]

/** The sources of the style sheets for few pages, each once, in the order in which development loads them. */
export const partSources = [...new Set(Object.values(beginnings).flat()), ...partNames] as string[]

/** The style sheets by what they were chosen for: articles of one kind have the same classes. */
const chosenFor = new Map<string, string[]>()

/** The style sheets that the HTML of a page needs. */
export function separateStylesFor(html: string): string[] {
  // A save may add elements that need them. The utilities of figures are in the style sheet of every page.
  if (import.meta.env.DEV) return partSources
  const published = import.meta.env.SEPARATE_STYLES
  const islands = [...html.matchAll(/<x-island name="(\w+)"/g)].map(([, name = '']) => name)
  const marks = marksIn(html)
  const key = `${islands}${marks}`
  const known = chosenFor.get(key)
  if (known) return known
  const needed = [...islands.filter(name => name in published), ...partNames.filter(name => needs[name].test(marks))]
  const chosen = coveringSheets(new Set(needed), published)
  chosenFor.set(key, chosen)
  return chosen
}

/** The most sheets that a page loads besides that of every page and that for printing; a page with more loads `whole`. */
const maxSheets = 2

/** The sheet with all parts. */
export const whole = 'whole'

/**
 * The sheets that hold these parts, in the order of `sheets`: by and by the one with the most of the missing parts, of
 * several the one with the fewest other parts.
 */
export function coveringSheets(needed: ReadonlySet<string>, sheets: Record<string, { parts: readonly string[] }>) {
  const missing = new Set(needed)
  const chosen = new Set<string>()
  while (missing.size > 0) {
    const [best] = Object.entries(sheets)
      .filter(([name]) => name !== whole)
      .map(([name, { parts }]) => ({ name, parts, found: parts.filter(part => missing.has(part)).length }))
      .filter(({ found }) => found > 0)
      .sort((a, b) => b.found - a.found || a.parts.length - b.parts.length)
    if (!best) throw new Error(`No style sheet holds ${[...missing].join(', ')}.`)
    chosen.add(best.name)
    for (const part of best.parts) missing.delete(part)
  }
  if (chosen.size > maxSheets) return [whole]
  return Object.keys(sheets).filter(name => chosen.has(name))
}

/** The sources that a published style sheet consists of, from the project's root. */
export const filesOf = (name: Name): string[] => [beginnings[name] ?? [], name].flat().map(fileOf)

/** A source of style sheets, from the project's root. */
export const fileOf = (name: string): string => `renderer/site/styles/${name === 'print' ? '' : 'parts/'}${name}.css`
