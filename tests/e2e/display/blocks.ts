import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { markdownChapters } from '../../../renderer/studio/guide/markdown-examples'
import { legalPage } from '../../factories/content-files'

const word = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenfabrikationsgebaeude'
const line = `curl -X POST https://api.site.example/v1/${'a-path/'.repeat(20)} --data "${'x'.repeat(80)}"`

const blocks: Record<string, string> = {
  words: `${word}${word} and \`${word}${word}\` and [${word}](https://site.example/${word}${word}).`,
  code: `\`\`\`bash\n${line}\n\`\`\``,
  plainCode: `\`\`\`\n${line}\n\`\`\``,
  table: `| ${'head | '.repeat(12)}\n| ${'--- | '.repeat(12)}\n| ${`\`${word}\` | `.repeat(12)}`,
  picture: '![A plan](/media/plan.webp)',
  heading: `## ${word}${word}`,
  rule: '***',
  tasks: `- [x] ${word}${word}`,
}

const containers: Record<string, (text: string) => string> = {
  list: text => `- An item:\n\n${indent(text, 2)}`,
  steps: text => `1. A step:\n\n${indent(text, 3)}`,
  quotation: text => text.replace(/^/gm, '> '),
  note: text => `<Note>\n\n${text}\n\n</Note>`,
}

function indent(text: string, spaces: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(spaces))
}

/** Every block by itself, in every container, and in every container of every container. */
export function everyNesting(): string {
  const single = Object.values(blocks).join('\n\n')
  const once = Object.values(containers).map(nest => nest(single))
  const twice = Object.values(containers).map(nest => nest(once.join('\n\n')))
  return [single, ...once, ...twice].join('\n\nA paragraph.\n\n')
}

/** The examples of code of the writers' guide. */
const code = markdownChapters(undefined, true).find(({ title }) => title === 'Code')?.examples ?? []

/** Adds pages of blocks in each other, of code as the guide shows it, and of one fence to a copy of the project. */
export function addBlocks(root: string): void {
  const add = (title: string, body: string) =>
    writeFileSync(
      join(root, `content/legal/${title.toLowerCase().replaceAll(' ', '-')}.mdx`),
      legalPage({ title }, body),
    )
  add('Nested blocks', everyNesting())
  add('Blocks of code', code.map(({ title, source }) => `## ${title}\n\n${source}`).join('\n\n'))
  add('One fence', '```\none\ntwo\n```\n\nAnd `inline`.')
}
