/** Finds an element that has one of these classes, `a|b`, possibly among others. */
const hasClass = (classes: string) => new RegExp(` class="(?:[^"]* )?(?:${classes})[ "]`)

/** The mark in the HTML of a page that requires a style sheet, for each sheet of the folder `parts`. */
export const needs = {
  'stage-figure': / class="prose[^"]*"><x-island/,
  agenda: new RegExp(`${hasClass('agenda|h1-name').source}|has-(?:object|sheet)"[\\s\\S]* class="stage-facts`),
  'all-questions': hasClass('all-questions'),
  'article-text': hasClass('after-text'),
  asked: hasClass('asked'),
  carried: hasClass('carried'),
  cases: hasClass('cases|twice'),
  callout: hasClass('callout'),
  'closing-figures': hasClass('closing-figures'),
  'closing-form': hasClass('closing-form'),
  'closing-ballot': hasClass('is-ballot'),
  'closing-levels': hasClass('is-levels'),
  'closing-objects': hasClass('is-plate|is-sum|is-captions'),
  code: / data-code="/,
  'tool-rows': hasClass('tool-rows'),
  contact: hasClass('contact-embed'),
  contents: hasClass('sections'),
  elements: / class="(?:[^"]* )?(?:aside|contains-task-list|disclosure|footnotes|terms)[ "]|<hr[ />]/,
  'product/offer': hasClass('sample|limits|pair|price|strip|quotes'),
  'product/call-night': hasClass('call-night'),
  'product/corrected-canvas': hasClass('corrected-canvas'),
  'product/frameworks': hasClass('frameworks'),
  'product/same-hour': hasClass('same-hour'),
  'product/held-page': hasClass('held-page'),
  'product/slide-pair': hasClass('slide-pair'),
  'product/spoken-note': hasClass('spoken-note'),
  'product/sample-forms': hasClass('is-(?:inbox|talk|run|days)'),
  'program-list': hasClass('programs'),
  programs: hasClass('own-(?:purple|green|pink|emerald|cyan)'),
  letter: hasClass('letter-form|ways'),
  legal: hasClass('legal'),
  'level-chart': hasClass('level-chart'),
  'price-rows': hasClass('price-rows'),
  decision: hasClass('decision'),
  'forms-on-paper': hasClass('form-lines|syllabus'),
  workings: hasClass('workings'),
  remarks: hasClass('annotated'),
  'office-hours': hasClass('office-hours|reply-time'),
  posts: hasClass('post-(?:row|first)'),
  'post-lists': hasClass('subjects'),
  lost: hasClass('lost'),
  handout: hasClass('paper|post-question'),
  'to-pick': hasClass('to-mark|to-pick'),
  sections: hasClass('split|heading-row|carried'),
  rhythm: hasClass('band|shape'),
  'stage-facts': hasClass('stage-facts'),
  'stage-parts': hasClass('ground-band'),
  stacked: hasClass('stacked|shaded'),
  split: hasClass('split|rows-list|on-stage|packages|process|run'),
  packages: hasClass('packages'),
  process: hasClass('process'),
  planner: hasClass('planner'),
  'product-rows': hasClass('product-rows'),
  objects: hasClass('questionnaire|signed-letter'),
  slips: hasClass('slips'),
  projects: hasClass('projects'),
  'rows-ticked': hasClass('is-ticked'),
  'dot-map': hasClass('dot-map'),
  promises: hasClass('promises'),
  media: hasClass('medium'),
  'solution-list': hasClass('solution-list'),
  statement: hasClass('statement'),
  steps: hasClass('steps'),
  tables: hasClass('table'),
  'tool-matrix': hasClass('tool-matrix'),
  previews: hasClass('preview'),
  'tool-strip': hasClass('tool-strip'),
  'tool-strip-stage': hasClass('stage-ways'),
  'two-paths': hasClass('level-stairs'),
  tickets: hasClass('tickets|test-runs|field-of-marks'),
  tryout: hasClass('tryout'),
  worked: hasClass('worked'),
  'images/dark': / data-dark="/,
  'demos/answer-check': hasClass('passages'),
  'demos/call': hasClass('large-reply'),
  'demos/course-slide': hasClass('course-slide'),
  'demos/hours-sum': hasClass('hours-sum'),
  'demos/level-finder': hasClass('level-finder'),
  'demos/live-page': hasClass('live-page'),
  'demos/mail': hasClass('slots'),
  'demos/score': hasClass('score'),
  'demos/talk': hasClass('talk-turn'),
  'demos/level-table': hasClass('level-table'),
  'shapes/data-flow': hasClass('data-flow'),
  'shapes/retention': hasClass('retention'),
  'shapes/who-runs': hasClass('who-runs'),
  'shapes/versus': hasClass('shape versus'),
} satisfies Record<string, RegExp>
type PartName = keyof typeof needs

/** What style sheets begin with: each file is published as a part of the sheet, since no page has two of them. */
const beginnings: Partial<Record<string, string[]>> = {
  'product/offer': [...['product/sample', 'product/sample-phones'], ...['product/page', 'product/quotes']],
  'price-rows': ['price-columns'],
  'tool-rows': ['excerpt'],
  workings: ['workings-drawing'],
  cases: ['case-objects', 'twice-switch'],
  'dot-map': ['place'],
  'solution-list': ['solution-looks', 'screens', 'solution-finder'],
  'tool-matrix': ['tool-matrix-sheet'],
  media: ['machine-log', 'manual-page', 'medium-notes', 'screens'],
  handout: ['loops'],
  'demos/call': ['demos/call-parts'],
  'demos/course-slide': ['demos/slide-settings'],
  'demos/live-page': ['demos/code-and-page', 'demos/snippet'],
  'demos/score': ['demos/own-line'],
  'demos/mail': ['demos/note-beside-mail'],
  'demos/talk': ['demos/measures', 'demos/talk-end'],
  agenda: ['checklist'],
  'to-pick': ['to-mark', 'exercise-forms', 'draft'],
  tickets: ['field-of-marks', 'test-runs'],
  sections: ['heading-row'],
  'shapes/data-flow': ['shapes/flow-stations', 'shapes/flow-choice'],
}

/** Parts that pages need together, each a sheet of its own too; that of a figure has the name of its island. */
export const bundles: Record<string, readonly (PartName | Capitalize<string>)[]> = {
  answers: ['AnswerCheck', 'demos/answer-check'],
  article: [
    ...(['article-text', 'handout', 'contents', 'posts', 'remarks', 'stacked'] as const),
    ...(['steps', 'tables', 'worked', 'images/dark'] as const),
  ],
  articles: ['handout', 'posts', 'post-lists', 'sections', 'split'],
  subject: ['handout', 'posts', 'post-lists'],
  builds: ['product/offer', 'handout', 'sections', 'rhythm', 'split', 'process', 'planner', 'slips', 'projects'],
  catalogue: ['tool-rows', 'product/offer', 'stacked', 'tables', 'tool-strip'],
  company: ['handout', 'sections', 'rhythm', 'stage-parts', 'split', 'process', 'objects', 'promises', 'dot-map'],
  course: [
    ...(['agenda', 'stage-facts', 'decision', 'forms-on-paper', 'tickets', 'handout'] as const),
    ...(['sections', 'rhythm', 'stage-parts', 'rows-ticked', 'split'] as const),
  ],
  demos: [
    ...(['DayDial', 'DictatedMail', 'DubLine', 'MarkedAnswer', 'tool-strip', 'tryout'] as const),
    ...(['NodeGraph', 'PlanCanvas', 'SlideSwap', 'StakeholderTalk', 'remarks', 'stacked', 'tables'] as const),
    ...(['demos/call', 'demos/course-slide', 'demos/live-page', 'demos/mail', 'demos/score', 'demos/talk'] as const),
  ],
  deployment: [
    ...(['closing-form', 'closing-ballot', 'stage-facts', 'sections', 'rhythm', 'split', 'product-rows'] as const),
    ...(['tool-matrix', 'shapes/who-runs'] as const),
  ],
  enterprise: [
    ...(['closing-figures', 'closing-form', 'two-paths', 'handout', 'sections'] as const),
    ...(['rhythm', 'split', 'packages', 'objects'] as const),
  ],
  held: ['demos/live-page', 'product/held-page'],
  home: [
    ...(['stage-figure', 'closing-figures', 'product/offer', 'level-chart', 'workings', 'remarks'] as const),
    ...(['lost', 'handout', 'to-pick', 'stage-parts', 'previews', 'tool-strip', 'tool-strip-stage'] as const),
  ],
  letters: ['stage-figure', 'product/offer', 'letter', 'office-hours', 'sections', 'rhythm', 'split'],
  levels: [
    ...(['closing-form', 'closing-levels', 'statement', 'sections', 'rhythm', 'split', 'packages'] as const),
    ...(['stage-figure', 'process', 'demos/level-finder', 'demos/level-table'] as const),
  ],
  mail: ['DictatedMail', 'demos/mail'],
  note: ['DictatedMail', 'demos/mail', 'product/spoken-note'],
  night: ['demos/call', 'product/call-night'],
  offer: ['stage-figure', 'product/offer', 'product/sample-forms', 'workings', 'remarks', 'rhythm', 'shapes/versus'],
  policy: ['contents', 'legal', 'stacked', 'tables'],
  prices: ['closing-figures', 'product/offer', 'price-rows', 'previews', 'stage-parts', 'stacked', 'tables'],
  plan: ['PlanCanvas', 'product/frameworks', 'product/corrected-canvas'],
  program: ['agenda', 'stage-facts', 'carried', 'programs', 'handout', 'to-pick', 'sections'],
  questions: ['all-questions', 'asked', 'split'],
  security: ['product/offer', 'workings', 'sections', 'rhythm', 'split', 'shapes/data-flow', 'shapes/retention'],
  stories: ['cases', 'handout', 'sections', 'split'],
  talk: ['StakeholderTalk', 'demos/talk'],
  slides: ['SlideSwap', 'demos/course-slide', 'product/slide-pair'],
  dubs: ['DubLine', 'demos/score', 'product/slide-pair'],
  hours: ['DayDial', 'product/same-hour'],
  'solution-pages': ['closing-objects', 'media', 'rows-ticked'],
  solutions: ['closing-form', 'workings', 'sections', 'rhythm', 'split', 'process'],
  training: [
    ...(['stage-figure', 'product/offer', 'program-list', 'forms-on-paper', 'workings'] as const),
    ...(['handout', 'sections', 'stage-parts', 'split', 'demos/hours-sum'] as const),
  ],
}

/** A style sheet that is a file of its own. */
export type Name = 'print' | PartName

export const partNames = Object.keys(needs) as PartName[]

/** The style sheets that are files of their own: for printing, and for elements that few pages have. */
export const names: readonly Name[] = ['print', ...partNames]

/** The sources of the style sheets for few pages, each once, in the order in which development loads them. */
export const partSources = [...new Set(Object.values(beginnings).flat()), ...partNames] as string[]

/** The sources that a published style sheet consists of, from the project's root. */
export const filesOf = (name: Name): string[] => [beginnings[name] ?? [], name].flat().map(fileOf)

/** A source of style sheets, from the project's root. */
export const fileOf = (name: string): string => `renderer/site/styles/${name === 'print' ? '' : 'parts/'}${name}.css`
