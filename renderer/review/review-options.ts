import { readArguments, refuse } from '@proofsheet/engine/commands/read-arguments'
import { type FailRule, readFailRules } from './explain/fail-on'

/** How many groups get pictures, unless the options say another number. */
const defaultPictures = 12

const usage = [
  'Usage: npm run review -- [<base>] [--fail-on <class,…>] [--pictures <number>]',
  'The base is a commit, a folder with a built site, or the address of a published manifest.json; without one, it is',
  'the commit where the branch left main. Two folders or commits: npm run review -- <before> <after>',
  'To fail at some changes: --fail-on lost-anchor,lost-address,weight+10%',
  'For links to lines: --pull-request <address>. Where the report will be: --report-address <address>',
].join('\n')

/** The options of `npm run review`. */
export interface ReviewOptions {
  /** A commit, a folder or an address; by default the commit where the branch left main. */
  base?: string
  /** The folder or commit of the new site; by default the working tree is built. */
  after?: string
  /** The changes at which the command ends with exit code 1. */
  failRules: FailRule[]
  /** How many groups of pages get pictures. */
  pictures: number
  /** The address of the pull request, for links to its lines. */
  pullRequest?: string
  /** The address at which the report will be, for the comment. */
  reportAddress?: string
}

/**
 * Reads the command's options. `classes` are the change classes of the site. Ends the process with exit code 2 where
 * they are invalid.
 */
export function readReviewOptions(classes: string[]): ReviewOptions {
  const text = { type: 'string' } as const
  const options = { 'fail-on': text, pictures: text, 'pull-request': text, 'report-address': text } as const
  const { values, positionals } = readArguments({ allowPositionals: true, options }, usage)
  const [base, after, ...more] = positionals
  if (more.length > 0) return refuse('Two sites are compared, not more.', usage)
  const read = readFailRules(values['fail-on'] ?? '', classes)
  if ('unknown' in read) return refuse(`There is no change class "${read.unknown}". ${read.known}`, usage)
  const { pictures = String(defaultPictures) } = values
  if (!/^\d{1,4}$/.test(pictures)) return refuse(`--pictures is ${pictures}, not a number.`, usage)
  return {
    base,
    after,
    failRules: read.rules,
    pictures: Number(pictures),
    pullRequest: values['pull-request'] || undefined,
    reportAddress: values['report-address'] || undefined,
  }
}
