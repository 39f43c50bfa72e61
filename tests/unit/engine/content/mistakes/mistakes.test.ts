import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Issue, severityOf } from '../../../../../renderer/engine/base/diagnostics/issue'
import { post } from '../../../../factories/content-files'
import { loadFiles } from '../../../../factories/site'

/**
 * Each mistake on a line, ⏎ for a line end, those of fields behind ---; below it what a writer is told, indented. The
 * last two parts have no mistakes, and those that are not found.
 */
const table = readFileSync(join(import.meta.dirname, 'mistakes.txt'), 'utf8')

const mistakes = table.split('\n').filter(line => line !== '' && !line.startsWith('  ') && !line.startsWith('%'))

/** An article with a mistake; a field with it is in the place of the right one. */
function articleWith(mistake: string, number: number): string {
  const text = mistake.replaceAll('⏎', '\n')
  const own = { id: `${number + 10}`, title: `Article number ${number}` }
  if (!text.startsWith('--- ')) return post(own, text)
  const line = text.slice('--- '.length)
  const replaced = /^\s*tit/i.test(line) ? 'title' : (/^(\w+):/.exec(line)?.[1] ?? '')
  const rest = post(own).replace(new RegExp(`^${replaced}:.*\n`, 'm'), '')
  return rest.replace(/^---\n/, `---\n${line}\n`)
}

function toldOf({ code, message, hint, fix }: Issue): string {
  const kind = severityOf({ code }) === 'warning' ? ' (warning)' : ''
  const told = `${message} | ${hint}`
  return `  ${code}${kind}: ${told.length > 160 ? `${told.slice(0, 160)}…` : told}${fix ? ' | has a fix' : ''}`
}

test('each mistake of writers is told, and as what it is', async () => {
  const files = mistakes.map((mistake, index): [string, string] => [`blog/m${index}.mdx`, articleWith(mistake, index)])
  const { issues } = await loadFiles({ 'blog/one.mdx': post(), ...Object.fromEntries(files) })
  const shown = table
    .split('\n')
    .filter(line => !line.startsWith('  '))
    .flatMap(line => {
      const index = mistakes.indexOf(line)
      const own = issues.filter(({ file }) => index >= 0 && file === `content/blog/m${index}.mdx`)
      return [line, ...new Set(own.map(toldOf))]
    })
  expect(shown.join('\n')).toBe(table)
  const told = table.slice(0, table.indexOf('% Right')).split('\n')
  const silent = told.filter((line, index) => /^[^ %]/.test(line) && !told[index + 1]?.startsWith('  '))
  expect(silent).toEqual([])
  expect(mistakes.length).toBeGreaterThanOrEqual(200)
})
