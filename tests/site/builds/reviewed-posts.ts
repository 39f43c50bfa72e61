let number = 0

/** A post with a text of its own. */
export function post(slug: string, body: string, more = ''): [file: string, text: string] {
  const day = `2026-02-${String(++number).padStart(2, '0')}`
  const fields = `title: About ${slug}\nexcerpt: A short text of its own about ${slug} and nothing else.\nauthor: The editors\ndate: ${day}\ntags: [News]\n${more}`
  return [`content/blog/${slug}.mdx`, `---\n${fields}---\n\n${body}\n`]
}

/** The posts of the site before the changes. */
export const posts = Object.fromEntries([
  post('price', 'Our tea costs {facts.priceTea} for a household of four.'),
  post('price-too', 'A second place says {facts.priceTea} as well.'),
  post('heading', '## Water comes before leaves\n\nFill the kettle.'),
  post('gone', 'This page is about to go.'),
  post('picture', '![A cup](/media/cup.png)'),
  post('alternative', '![A pot of clay](/media/pot.png)'),
  post(
    'moved',
    '## Kettles\n\nA kettle of steel lasts.\n\n## Strainers\n\nA strainer of cotton is washed by hand.\n\nIt dries overnight.\n\n## Spoons\n\nA spoon holds two grams.',
  ),
  post('titled', 'The title of this one is reworded.'),
  post('summary', 'The summary of this one is reworded.'),
  post('link', 'See [the tea](/blog/price/) first.'),
  post('table', '| Leaf | Minutes |\n| --- | --- |\n| Sencha | two |\n| Assam | four |'),
  post('list', '- Warm the pot\n- Count the spoons'),
  post('shorter', 'The first paragraph stays.\n\nThe last paragraph was a joke about saucers.'),
  post('code', '```\nboil --degrees 70\n```'),
  post('written', 'Somebody wrote this.'),
  post('tagged', 'This one has a tag.'),
  post('address', 'This page gets a further address.'),
  post('old-name', 'This page gets another name.'),
  post('quotation', '> Tea is patience in a cup.'),
  [
    'content/pages/terms.mdx',
    '---\ntitle: Terms\nexcerpt: What everybody agrees to who buys tea here.\n---\n\nRefunds are made to the means of payment that was used, within 10 days.\n',
  ],
])
