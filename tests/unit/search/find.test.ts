import { expect, test } from 'vitest'
import { stem } from '../../../renderer/search/worker/stem'
import { finderOf, indexOf, writtenPage } from './pages'

const pages = [
  writtenPage('/contactUs/', '<h1>You hear from us</h1><p>Call or write at any hour.</p>'),
  writtenPage('/terms/', '<h1>Terms</h1><p>Contact us. Contact our agencies about a contact.</p>'),
  writtenPage(
    '/mail/',
    '<h1>DraftEmail</h1><p>Speak.</p><h2 id="price">Costs</h2><p>Five &lt;b&gt; &amp; dollars.</p>',
  ),
  writtenPage('/signup/', '<h1>Try it</h1><p>The price of DraftEmail is five dollars, as you would expect.</p>'),
  writtenPage('/unicode/', '<h1>Été à Zürich</h1><p>हिन्दी शब्द, 日本語, naïve.</p>'),
]
const indexed = await indexOf(pages)
const search = async (text: string) => (await finderOf(indexed).find(text)).pages
const urls = async (text: string) => (await search(text)).map(({ url }) => url)

test('a page with a word in its name comes before one that only says it', async () => {
  expect(await urls('contact')).toEqual(['/contactUs/', '/terms/'])
})

test('names come before titles and titles before texts: the name alone, then a name with more', async () => {
  const said = '<p>Training, training and training, all about training.</p>'
  const written = [
    writtenPage('/a/', `<h1>Something else</h1>${said}${said}`),
    writtenPage('/b/', `<h1>Years of training, then tools</h1>${said}`),
    writtenPage('/c/', '<h1>Three ways to learn</h1>', undefined, 'Corporate Training'),
    writtenPage('/d/', '<h1>Practiced on your own work</h1>', undefined, 'Training'),
  ]
  const { find } = finderOf(await indexOf(written))
  for (const query of ['training', 'Train'])
    expect((await find(query)).pages.map(({ url }) => url)).toEqual(['/d/', '/c/', '/b/', '/a/'])
  expect((await find('training')).pages[0]).toMatchObject({ name: 'Training', title: 'Practiced on your own work' })
})

test('pages with all words come first, then those whose name has one of them', async () => {
  expect(await urls('price DraftEmail')).toEqual(['/signup/', '/mail/'])
})

test('the page of a thing whose name is in a query is first, whatever else it says and however the name is written', async () => {
  const said = '<p>How much it costs, how much each tool costs, and what the costs are for.</p>'
  const written = [
    writtenPage('/products/vaja/', '<h1>Someone picks up</h1><p>Calls.</p>', undefined, 'Vaja.AI'),
    writtenPage('/products/coach/', `<h1>Answers</h1>${said}`, undefined, 'PMCoach'),
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'].map(name =>
      writtenPage(`/${name}/`, `<h1>How much does it cost?</h1>${said}<p>Vaja is a tool, PMCoach too.</p>`),
    ),
  ]
  const { find } = finderOf(await indexOf(written))
  for (const [query, url] of Object.entries({
    'how much does vaja cost': '/products/vaja/',
    'costs of Vaja.AI': '/products/vaja/',
    'how much does pmcoach cost': '/products/coach/',
    'what does the coach cost': '/products/coach/',
  }))
    expect.soft((await find(query)).pages[0]?.url, query).toBe(url)
  expect((await find('how much does it cost')).pages[0]?.url).not.toContain('/products/')
})

test('a page is found by its search words as by its name', async () => {
  const said = '<p>The costs of a mistake, and what it costs to check.</p>'
  const head = (url: string) =>
    `<link rel="canonical" href="https://site.example${url}"/><meta name="keywords" content="free trial,cost"/>`
  const written = [
    writtenPage('/a/', `<h1>Something else</h1>${said}${said}`),
    writtenPage('/b/', '<h1>Five start free</h1><p>Two have a price.</p>', head('/b/')),
  ]
  const { find } = finderOf(await indexOf(written))
  for (const query of ['cost', 'how much does it cost?', 'What is the cost'])
    expect((await find(query)).pages[0]?.url, query).toBe('/b/')
})

test('words that any question has are neither looked for nor marked, unless there are no others', async () => {
  const { find } = finderOf(
    await indexOf([
      writtenPage('/a/', '<h1>How it is done</h1><p>How do I do this, and what does it do for my team?</p>'),
      writtenPage('/b/', '<h1>Privacy</h1><p>We delete your data when you ask for it.</p>'),
      writtenPage('/c/', '<h1>For IT</h1><p>Courses.</p>'),
    ]),
  )
  const { pages, complete } = await find('how do I delete my data')
  expect([pages.map(({ url }) => url), complete]).toEqual([['/b/'], 1])
  expect(pages[0]?.hits[0]?.excerpt.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual([
    'delete',
    'data',
  ])
  expect((await find('how does it')).pages[0]?.url).toBe('/a/')
  expect((await find('IT')).pages.map(({ url }) => url)).toContain('/c/')
})

test('the number of pages with all words is known where others have some', async () => {
  const { find } = finderOf(
    await indexOf([
      writtenPage('/training/', '<h1>Training</h1><p>By role.</p>'),
      writtenPage('/course/', '<h1>The whole course</h1><p>Training of nursing staff.</p>'),
    ]),
  )
  const { total, complete } = await find('training for nurses')
  expect([total, complete]).toEqual([2, 1])
  expect((await find('training zxqvy')).complete).toBe(0)
})

test('a number is not the beginning of another one', async () => {
  const { find } = finderOf(
    await indexOf([writtenPage('/a/', '<h1>A</h1><p>SOC 2 Type II, 24/7, in 20 languages, from 2020.</p>')]),
  )
  const marked = (await find('SOC 2')).pages[0]?.hits[0]?.excerpt.filter(({ isMarked }) => isMarked)
  expect(marked?.map(({ text }) => text)).toEqual(['SOC', '2'])
})

test('an excerpt begins and ends at a whole word, and shows what is cut off', async () => {
  const before = 'A sum that was paid by mistake goes back, and a reason isn’t needed. '
  const after =
    ' Approved, it goes back within 10 business days to the card or account that you paid with, and it doesn’t take longer than that.'
  const { find } = finderOf(await indexOf([writtenPage('/r/', `<h1>R</h1><p>${before}A refund is free.${after}</p>`)]))
  const [hit] = (await find('refund')).pages[0]?.hits ?? []
  const text = hit?.excerpt.map(run => run.text).join('')
  expect(text).toMatch(/^… isn’t needed. A refund is free. Approved, .* …$/)
  expect((await find('mistake')).pages[0]?.hits[0]?.excerpt[1]?.text).toBe('that was paid by ')
})

test('words match in other forms, without accents, in any script, and the last one by its beginning', async () => {
  expect(await urls('agency')).toEqual(['/terms/'])
  expect(await urls('dollar')).toContain('/mail/')
  expect(await urls('zurich')).toEqual(['/unicode/'])
  expect(await urls('naive')).toEqual(['/unicode/'])
  expect(await urls('हिन्दी')).toEqual(['/unicode/'])
  expect(await urls('日本')).toEqual(['/unicode/'])
  expect(await urls('draftem')).toContain('/mail/')
  expect(await urls('draftem speak')).toEqual(['/mail/'])
  expect(await urls('zxqv zurich')).toEqual(['/unicode/'])
  expect(await urls('zxqv')).toEqual([])
  expect(await urls('!?')).toEqual([])
})

test('a result shows the parts of its page that match, with the words marked', async () => {
  const [mail] = (await search('dollars')).filter(({ url }) => url === '/mail/')
  expect(mail).toEqual({
    url: '/mail/',
    title: 'DraftEmail',
    section: 'Blog',
    hits: [
      {
        url: '/mail/#price',
        title: 'Costs',
        excerpt: [
          { text: 'Five <b> & ', isMarked: false },
          { text: 'dollars', isMarked: true },
          { text: '.', isMarked: false },
        ],
      },
    ],
  })
})

test('results have the base path of the site', async () => {
  const { find } = finderOf(indexed, '/docs/')
  expect((await find('zurich')).pages.map(({ url, hits }) => [url, hits[0]?.url])).toEqual([
    ['/docs/unicode/', '/docs/unicode/'],
  ])
})

test('a query reads only the shards of its words, once', async () => {
  const { find, read } = finderOf(indexed)
  await find('zurich')
  await find('zurich')
  expect(read.filter(path => !path.startsWith('pages/'))).toEqual(['index.json', 'terms/7a.bin'])
})

test('a missing page is left out; an index that is missing is an error', async () => {
  const [lost] = indexed.filter(({ path }) => path.startsWith('pages/'))
  const { find } = finderOf(indexed.filter(file => file !== lost))
  expect((await find('contact us draftemail zurich')).pages.length).toBeLessThanOrEqual(4)
  await expect(finderOf([]).find('zurich')).rejects.toThrow('index.json has the status 404')
})

test.each([
  ['price prices priced pricing', 'pric'],
  ['agency agencies', 'agenci'],
  ['plan plans planned planning', 'plan'],
  ['class classes', 'class'],
  ['carry carries carried carrying', 'carri'],
])('%s have one stem', (forms, expected) => {
  expect(new Set(forms.split(' ').map(stem))).toEqual(new Set([expected]))
})

test.each(['news', 'bus', 'string', 'ai', 'red', 'übungen', '2024s'])('%s is its own stem', word => {
  expect([word, word.replace(/s$/, '')]).toContain(stem(word))
})
