import { posix } from 'node:path'
import { Failure } from '@proofsheet/engine/base/failures/failure'
import { ledgerFile, parseLedger } from '@proofsheet/engine/content/files/read-ledger'
import { parseEntry } from '@proofsheet/engine/content/parse'
import { fileAt, git } from '@proofsheet/review/sides/git'
import { parse } from 'yaml'
import { plainText } from './plain-text'

/** A text as it was from a commit on. */
export interface Version {
  /** The day on which it was published by the ledger, or else committed. */
  day: string
  /** The date that it gives itself. */
  lastUpdated: string
  /** Its words, with the values of facts: a heading, paragraph or item a line. */
  text: string
}

/** A page whose history is read: its file from the project's root, and its URL. */
export interface Source {
  file: string
  url: string
  /** The file with the values of facts. */
  facts?: string
}

/**
 * The versions of a text in the history of git, the oldest first: days after which its words differ. Throws a
 * `Failure` where there is no history, or a part of it.
 */
export function versionsOf(root: string, source: Source): Version[] {
  if (git(root, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false')
    throw new Failure(
      'The history of this project is not here, or not all of it.\nRun git fetch --unshallow, and this again.',
    )
  const days = ledgerDays(root, source.url)
  const commits = commitsOf(root, source.file)
  const versions = commits.flatMap(({ commit, day, path }, index): Version[] => {
    const text = fileAt(root, commit, path)
    if (text === undefined) return []
    const { data, body } = parseEntry(text, source.file).value
    const until = commits[index + 1]?.day
    const published = days.find(each => each >= day && (until === undefined || each < until))
    const facts = source.facts === undefined ? undefined : fileAt(root, commit, source.facts)
    const own = { day: published ?? day, lastUpdated: `${data?.lastUpdated ?? day}` }
    return [{ ...own, text: plainText(body, facts === undefined ? {} : parse(facts)) }]
  })
  // Of a day, its last text is the one that stayed.
  const ofDays = versions.filter(({ day }, index) => day !== versions[index + 1]?.day)
  return ofDays.filter(({ text }, index) => text !== ofDays[index - 1]?.text)
}

/** The commits that changed a file, the oldest first, with the path that it had. */
function commitsOf(root: string, file: string) {
  const log = git(root, 'log', '--follow', '--name-only', '--date=short', '--format=%x00%H %ad', '--', file) ?? ''
  return log
    .split('\0')
    .slice(1)
    .map(entry => {
      const [head = '', ...names] = entry.split('\n').filter(line => line !== '')
      const [commit = '', day = ''] = head.split(' ')
      return { commit, day, path: posix.normalize(names.at(-1) ?? file) }
    })
    .reverse()
}

/** The days on which the ledger recorded another text of a page, sorted. */
function ledgerDays(root: string, url: string): string[] {
  const log = git(root, 'log', '--format=%H', '--', ledgerFile) ?? ''
  const commits = log.split('\n').filter(line => line !== '')
  const days = commits.flatMap(commit =>
    parseLedger(fileAt(root, commit, ledgerFile) ?? '').flatMap(({ address, changed }) =>
      address === url && changed ? [changed] : [],
    ),
  )
  return [...new Set(days)].sort()
}
