/** A post of the benchmark; its content depends only on its number. */
export interface Post {
  slug: string
  fields: Record<string, unknown>
  body: string
}

const words =
  'answer brief budget case change check client contract course cost customer day decision draft error example figure file form group hour invoice letter line list mail meeting method model month number office order page part person plan price problem process product program question reason record reply report result risk role rule sample score sentence service sign source step story summary table task team test text time tool topic track value version week word work writer year'.split(
    ' ',
  )
const authors = ['Training team', 'Product team', 'Support team']
const tags = ['Prompting', 'Checking', 'Agents', 'Productivity', 'Planning', 'Cost']

/** The slug of a post by its number. */
export const slugOf = (number: number) => `post-${String(number).padStart(5, '0')}`

/**
 * The post with a number from 1: about 700 words with headings, lists, a table, a quotation, code, links, and a
 * counter.
 */
export function postOf(number: number): Post {
  const random = chance(number)
  const any = <Item>(items: Item[]) => items[Math.floor(random() * items.length)] as Item
  const some = (count: number) => Array.from({ length: count }, () => any(words)).join(' ')
  const capital = (text: string) => text.replace(/^./, letter => letter.toUpperCase())
  const sentence = () => `${capital(some(7))} ${any(['and', 'with', 'before', 'without'])} **${some(2)}** ${some(4)}.`
  const paragraph = () => Array.from({ length: 4 }, sentence).join(' ')
  const heading = () => capital(some(4))
  const earlier = `/blog/${slugOf(Math.max(1, number - 1))}/`
  const row = () => `| ${capital(some(1))} | ${some(2)} | ${Math.floor(random() * 900)} |`
  const body = [
    paragraph(),
    `${paragraph()} See [${some(2)}](${earlier}).`,
    `## ${heading()}`,
    paragraph(),
    Array.from({ length: 5 }, () => `- ${capital(some(7))}`).join('\n'),
    `## ${heading()}`,
    `${paragraph()} Write to [${some(2)}](https://example.com/${some(1)}/).`,
    ['| What | How | Count |', '| --- | --- | ---: |', row(), row(), row(), row()].join('\n'),
    `### ${heading()}`,
    paragraph(),
    ['```text', ...Array.from({ length: 8 }, () => some(5)), '```'].join('\n'),
    `## ${heading()}`,
    paragraph(),
    `<Counter to={${2 + Math.floor(random() * 98)}} />`,
    `> ${sentence()}`,
    Array.from({ length: 4 }, (_, index) => `${index + 1}. ${capital(some(6))}`).join('\n'),
    ...Array.from({ length: 5 }, paragraph),
  ].join('\n\n')
  const fields = {
    title: `${capital(some(3))} ${number}`,
    excerpt: `${capital(some(11))}, shown on one page.`.padEnd(72, '.').slice(0, 150),
    author: any(authors),
    date: new Date(Date.UTC(2025, 0, 1) - number * 6 * 3600e3).toISOString().slice(0, 10),
    tags: [...new Set([any(tags), any(tags)])],
  }
  return { slug: slugOf(number), fields, body }
}

/** A post as a file: fields as YAML, which JSON is, and the text. */
export function fileOf({ fields, body }: Post): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`
}

/** Numbers from 0 to 1 that look like chance and are the same in each run (Park and Miller's generator). */
function chance(seed: number): () => number {
  let state = (seed * 7919 + 12345) % 2147483647
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}
