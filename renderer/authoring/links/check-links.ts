import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { count } from '@proofsheet/engine/base/diagnostics/issue'
import { positionAt } from '@proofsheet/engine/base/diagnostics/position'
import { Failure } from '@proofsheet/engine/base/failures/failure'
import { writeProjectFile } from '@proofsheet/engine/base/files/write-files'
import { createLoader } from '@proofsheet/engine/content/load'
import type { AuthoringContext } from '../authoring-context'
import { daysBetween, formatLinkStates, type LinkStates, nextState, parseLinkStates } from './link-state'
import { requestLinks } from './request-link'

/** The file with the states of links, from the project's root. It is committed, so that days are counted from run to run. */
export const linksFile = 'content/links.txt'

/** The result of `npm run links`. */
export interface LinkReport {
  /** The number of different links to other sites. */
  total: number
  /** The links that have failed on so many days, each with its places as sentences. */
  lost: string[]
  /** How many have failed for fewer days. */
  waiting: number
}

/** A link of a text to another site. */
interface PlacedLink {
  url: string
  /** The file, line and column. */
  place: string
}

/**
 * Requests each link of the texts to another site, records what answered in the file of states, and gives those that have
 * failed for at least so many days. Where nothing answers, there is no network: nothing is recorded then.
 */
export async function checkLinks(context: AuthoringContext, days: number, today: string): Promise<LinkReport> {
  const links = await findLinks(context)
  const urls = [...new Set(links.map(({ url }) => url))]
  const reasons = await requestLinks(urls)
  if (urls.length > 0 && urls.every(url => reasons.get(url) !== undefined))
    throw new Failure(`None of ${count(urls.length, 'link')} answered: is this machine online? Nothing was recorded.`)
  const file = join(context.root, linksFile)
  const before = parseLinkStates(existsSync(file) ? readFileSync(file, 'utf8') : '')
  const states = new Map(urls.map(url => [url, nextState(before.get(url), reasons.get(url), today)]))
  writeProjectFile(context.root, linksFile, formatLinkStates(states))
  const failing = urls.flatMap(url => {
    const { failed } = states.get(url) ?? {}
    return failed === undefined ? [] : { url, isLost: daysBetween(failed, today) >= days }
  })
  const lostUrls = new Set(failing.filter(({ isLost }) => isLost).map(({ url }) => url))
  const lost = links.filter(({ url }) => lostUrls.has(url)).map(link => describeLost(link, states))
  return { total: urls.length, lost, waiting: failing.length - lostUrls.size }
}

function describeLost({ url, place }: PlacedLink, states: LinkStates): string {
  const { failed = '', good, reason = '' } = states.get(url) ?? {}
  const since = good === undefined ? 'It has never answered.' : `It last answered on ${good}.`
  return `${place}\n  ${url} has failed since ${failed} (${reason}). ${since}\n  Link to its new address, or take the link out.`
}

/** The links of all texts to other sites, in the order of the files. */
async function findLinks({ root, site, cache }: AuthoringContext): Promise<PlacedLink[]> {
  const { documents } = await createLoader({ root, site, cache })()
  return documents.flatMap(({ entry, body }) =>
    body.links
      .filter(({ url }) => /^https?:\/\//i.test(url) && URL.canParse(url))
      .map(({ url, start }) => {
        const { line, column } = positionAt(entry.source, start)
        return { url: withoutFragment(url), place: `${entry.file}:${line}:${column}` }
      }),
  )
}

/** A URL without its fragment, which no server gets. */
function withoutFragment(url: string): string {
  const parsed = new URL(url)
  parsed.hash = ''
  return parsed.href
}
