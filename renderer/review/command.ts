import { readArguments, UsageError } from '@proofsheet/engine/commands/read-arguments'
import type { SiteDefinition } from '@proofsheet/engine/site'
import { readFailRules } from './explain/fail-on'
import { plain } from './explain/marks'
import { review } from './review'
import type { ReviewOptions } from './review-options'

/** How many groups get pictures, unless the options say another number. */
const defaultPictures = 12

const usage = [
  'Usage: npm run review -- [<base>] [--fail-on <class,…>] [--pictures <number>]',
  'The base is a commit, a folder with a built site, or the address of a published manifest.json; without one, it is',
  'the commit where the branch left main. Two folders or commits: npm run review -- <before> <after>',
  'To fail at some changes: --fail-on lost-anchor,lost-address,weight+10%',
  'For links to lines: --pull-request <address>. Where the report will be: --report-address <address>',
].join('\n')

// Only the two sites are requested, even where their pages name other hosts.
const isolation = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

/** Runs `npm run review`: prints the effects of a change for visitors, and writes the report. */
export async function runReview(site: SiteDefinition, args?: string[]): Promise<void> {
  const options = readOptions(Object.keys(site.review ?? {}), args)
  const { result, failures, report } = await review(process.cwd(), site, options, async () => {
    const { chromium } = await import('playwright')
    const { findBrowser } = await import('./pictures/find-browser')
    return chromium.launch({ executablePath: findBrowser(), args: [...flags, isolation] })
  })
  const { pages, sentences, notes } = result
  console.log(pages)
  console.log(sentences.length > 0 ? sentences.map(plain).join('\n') : 'Nothing changes for visitors.')
  for (const note of notes) console.warn(note)
  console.log(`\nThe report is ${report}`)
  for (const failure of failures) console.error(failure)
  process.exitCode = failures.length > 0 ? 1 : 0
}

/**
 * Reads the command's options. `classes` are the change classes of the site. Ends the process with exit code 2 where
 * they are invalid.
 */
function readOptions(classes: string[], args?: string[]): ReviewOptions {
  const text = { type: 'string' } as const
  const options = { 'fail-on': text, pictures: text, 'pull-request': text, 'report-address': text } as const
  const { values, positionals } = readArguments({ args, allowPositionals: true, options }, usage)
  const [base, after, ...more] = positionals
  if (more.length > 0) throw new UsageError('Two sites are compared, not more.', usage)
  const read = readFailRules(values['fail-on'] ?? '', classes)
  if ('unknown' in read) throw new UsageError(`There is no change class "${read.unknown}". ${read.known}`, usage)
  const { pictures = String(defaultPictures) } = values
  if (!/^\d{1,4}$/.test(pictures)) throw new UsageError(`--pictures is ${pictures}, not a number.`, usage)
  return {
    base,
    after,
    failRules: read.rules,
    pictures: Number(pictures),
    pullRequest: values['pull-request'] || undefined,
    reportAddress: values['report-address'] || undefined,
  }
}
