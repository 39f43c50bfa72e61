import { post, posts } from './reviewed-posts'

/** A change that a review is asked about: the file, what is replaced in it, and the sentences that name it. */
interface ReviewedChange {
  file: string
  /** What is replaced; absent for a new file. */
  from?: string
  /** The new text; absent for a file that is removed. */
  to?: string
  sentences: string[]
}

const inPost = (slug: string) => `content/blog/${slug}.mdx`

/** The changes besides that of the picture `cup`. */
export const changes: ReviewedChange[] = [
  {
    file: 'content/facts.yaml',
    from: '$97',
    to: '$107',
    sentences: ['The price of tea changes from $97/month to $107/month on 2 pages.'],
  },
  {
    file: inPost('heading'),
    from: 'Water comes before leaves',
    to: 'Water comes before all leaves',
    sentences: [
      'The heading “Water comes before leaves” becomes “Water comes before all leaves” on /blog/heading/ (content/blog/heading.mdx: text).',
      'The anchor #water-comes-before-leaves of /blog/heading/ is gone (content/blog/heading.mdx: text).',
    ],
  },
  {
    file: inPost('gone'),
    sentences: [
      'The page /blog/gone/ is gone; its address leads to /blog/link/.',
      'The text “About gone 2026-02-04” is gone on /blog/ (and 1 more change of words) (content/blog/gone.mdx).',
    ],
  },
  { file: inPost('link'), from: 'tags:', to: 'redirects: [/blog/gone/]\ntags:', sentences: [] },
  {
    file: 'renderer/site/site.css',
    from: 'a { color',
    to: 'a { text-underline-offset: 3px; color',
    sentences: ['Styles of 25 pages changed (renderer/site/site.css).'],
  },
  {
    file: 'content/site.ts',
    from: "label: 'Blog'",
    to: "label: 'All articles'",
    sentences: ['The text “Home Blog” becomes “Home All articles” on 25 pages (content/site.ts).'],
  },
  {
    file: 'content/pages/terms.mdx',
    from: '10 days',
    to: '14 days',
    sentences: [
      'The legal text at /terms/ changes.',
      'The text “Refunds are made to the means of payment that was used, within 10 days.” becomes “Refunds are made to the means of payment that was used, within 14 days.” on /terms/ (content/pages/terms.mdx: text).',
    ],
  },
  {
    file: inPost('moved'),
    from: '## Kettles\n\nA kettle of steel lasts.\n\n## Strainers\n\nA strainer of cotton is washed by hand.\n\nIt dries overnight.\n\n',
    to: '## Strainers\n\nA strainer of cotton is washed by hand.\n\nIt dries overnight.\n\n## Kettles\n\nA kettle of steel lasts.\n\n',
    sentences: ['The section “Kettles” moves on /blog/moved/ (content/blog/moved.mdx: text).'],
  },
  {
    file: inPost('titled'),
    from: 'title: About titled',
    to: 'title: Concerning titled',
    sentences: [
      'The heading “About titled” becomes “Concerning titled” on /blog/titled/ (and 1 more change of words) (content/blog/titled.mdx: title).',
      'The text “About titled 2026-02-08” becomes “Concerning titled 2026-02-08” on /blog/ (content/blog/titled.mdx: title).',
    ],
  },
  {
    file: inPost('summary'),
    from: 'A short text',
    to: 'A brief text',
    sentences: [
      'The text “A short text of its own about summary and nothing else.” becomes “A brief text of its own about summary and nothing else.” on 2 pages (content/blog/summary.mdx: excerpt).',
    ],
  },
  {
    file: inPost('new'),
    to: post('new', 'A page that was not there.')[1],
    sentences: [
      'The page /blog/new/ is new: “About new – My site” (content/blog/new.mdx).',
      'The text “About new 2026-02-20” is new on /blog/ (and 1 more change of words) (content/blog/new.mdx).',
    ],
  },
  {
    file: inPost('link'),
    from: '/blog/price/',
    to: '/blog/price-too/',
    sentences: ['Links of /blog/link/ changed (content/blog/link.mdx: text).'],
  },
  {
    file: inPost('alternative'),
    from: 'A pot of clay',
    to: 'A pot of glass',
    sentences: ['Images of /blog/alternative/ changed (content/blog/alternative.mdx: text).'],
  },
  {
    file: inPost('table'),
    from: '| Assam | four |',
    to: '| Assam | five |',
    sentences: ['The text “four” becomes “five” on /blog/table/ (content/blog/table.mdx: text).'],
  },
  {
    file: inPost('list'),
    from: '- Count the spoons',
    to: '- Count the spoons\n- Stir once',
    sentences: ['The text “Stir once” is new on /blog/list/ (content/blog/list.mdx: text).'],
  },
  {
    file: inPost('shorter'),
    from: '\n\nThe last paragraph was a joke about saucers.',
    to: '',
    sentences: [
      'The text “The last paragraph was a joke about saucers.” is gone on /blog/shorter/ (content/blog/shorter.mdx: text).',
    ],
  },
  {
    file: inPost('code'),
    from: '--degrees 70',
    to: '--degrees 80',
    sentences: [
      'The text “boil --degrees 70” becomes “boil --degrees 80” on /blog/code/ (content/blog/code.mdx: text).',
    ],
  },
  {
    file: inPost('written'),
    from: 'The editors',
    to: 'A guest',
    sentences: [
      'The text “The editors · 2026-02-15 · News” becomes “A guest · 2026-02-15 · News” on /blog/written/ (content/blog/written.mdx: author).',
    ],
  },
  {
    file: inPost('tagged'),
    from: '[News]',
    to: '[News, Cups]',
    sentences: [
      'The text “The editors · 2026-02-16 · News” becomes “The editors · 2026-02-16 · News, Cups” on /blog/tagged/ (content/blog/tagged.mdx: tags.1).',
    ],
  },
  {
    file: inPost('address'),
    from: 'tags:',
    to: 'redirects: [/blog/further/]\ntags:',
    sentences: ['/blog/further/ leads to /blog/address/ (content/blog/address.mdx:6).'],
  },
  { file: inPost('old-name'), sentences: [] },
  {
    file: inPost('new-name'),
    to: (posts[inPost('old-name')] ?? '').replace('tags:', 'redirects: [/blog/old-name/]\ntags:'),
    sentences: ['The page /blog/old-name/ moves to /blog/new-name/ (content/blog/new-name.mdx:6).'],
  },
  {
    file: inPost('quotation'),
    from: 'patience',
    to: 'attention',
    sentences: [
      'The text “Tea is patience in a cup.” becomes “Tea is attention in a cup.” on /blog/quotation/ (content/blog/quotation.mdx: text).',
    ],
  },
  {
    file: 'renderer/site/components/PostList.tsx',
    from: '<ul className="posts">',
    to: '<p>The newest article is the first.</p>\n      <ul className="posts">',
    sentences: [
      'The text “The newest article is the first.” is new on 2 pages (renderer/site/components/PostList.tsx).',
    ],
  },
  {
    file: 'renderer/site/islands/Counter.island.tsx',
    from: '        +1',
    to: '        Add one',
    sentences: [
      'The text “+1 0 of 7” becomes “Add one 0 of 7” on /blog/a-first-post/ (renderer/site/islands/Counter.island.tsx).',
      '1 script changed: Counter.island (renderer/site/islands/Counter.island.tsx:23).',
    ],
  },
  {
    file: 'pages/blog/@slug/+Page.tsx',
    from: '<article>',
    to: '<article className="post">',
    sentences: ['Markup of 20 pages changed (pages/blog/@slug/+Page.tsx).'],
  },
]
