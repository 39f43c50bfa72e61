import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Post } from './corpus'

const folder = 'content/blog'
const dayMs = 86_400_000

/** Fields that only the original may have, because they name it or set it apart. */
const fieldsOfOriginal = ['updated', 'featured', 'redirects', 'aliases', 'metadata']

let originals: Pick<Post, 'fields' | 'body'>[] | undefined

/**
 * A post with a number from 1, made of one of this site's own: id, title and date are its own, and each paragraph begins
 * with words of its own, so that no part of it can be reused from another post. Throws where the site has no posts.
 */
export function grownPostOf(number: number): Post {
  originals ??= readOriginals()
  const original = originals[number % originals.length]
  if (!original) throw new Error(`${folder} has no posts to make others of.`)
  const date = new Date(Date.UTC(2020, 0, 1) + (number % 2000) * dayMs).toISOString().slice(0, 10)
  const fields = { ...original.fields, id: 1000 + number, title: `${original.fields.title} ${number}`, date }
  const body = original.body.replace(/(^|\n\n)(?=[A-Z][a-z]*\b)/g, `$1Case ${number.toString(36)}: `)
  return { slug: `grown-${String(number).padStart(5, '0')}`, fields, body }
}

/** The same post for generators that have none of this site's components, fields and facts. */
export function plainGrownPostOf(number: number): Post {
  const { slug, fields, body } = grownPostOf(number)
  const { title, excerpt, author, date, tags } = fields
  const text = body
    .replace(/<Worked\b[^>]*\/>/g, '')
    .replace(/<\/?[A-Z][^>]*>/g, '')
    .replace(/\{facts\.(\w+)\}/g, (_, name) => factOf(name))
  return { slug, fields: { title, excerpt, author, date, tags }, body: text }
}

/** The value of a fact. Throws where the site has none of that name. */
function factOf(name: string): string {
  const fact: string | { value: string } | undefined = parse(readFileSync('content/facts.yaml', 'utf8'))[name]
  if (fact === undefined) throw new Error(`content/facts.yaml has no ${name}.`)
  return typeof fact === 'string' ? fact : fact.value
}

function readOriginals() {
  const names = readdirSync(folder).filter(name => name.endsWith('.mdx'))
  return names.sort().map(name => {
    const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(join(folder, name), 'utf8')) ?? []
    const entries = Object.entries(parse(head)).filter(([field]) => !fieldsOfOriginal.includes(field))
    return { fields: Object.fromEntries(entries), body: body.trim() }
  })
}
