import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCache } from '@proofsheet/engine/base/cache/store'
import { count } from '@proofsheet/engine/base/diagnostics/issue'
import { Failure } from '@proofsheet/engine/base/failures/failure'
import { readArguments, UsageError } from '@proofsheet/engine/commands/read-arguments'
import { isDay } from '@proofsheet/engine/content/schema/formats'
import type { SiteDefinition } from '@proofsheet/engine/site'
import { changedUrls } from '../indexnow/changed-urls'
import { type Destination, defaultEndpoint, sendUrls } from '../indexnow/send-urls'

const usage = `Usage: npm run indexnow -- [--since <day>] [--send]
  --since <day>   pages that changed on that day or after it; those of the latest day where it is left out
  --send          sends the addresses; INDEXNOW_KEY is the key, INDEXNOW_ENDPOINT another place than ${defaultEndpoint}`

/** Runs `npm run indexnow`: prints the addresses of changed pages, and with `--send` gives them to search engines. */
export async function runIndexNow(site: SiteDefinition, args?: string[]): Promise<void> {
  const { values } = readArguments({ args, options: { since: { type: 'string' }, send: { type: 'boolean' } } }, usage)
  if (values.since !== undefined && !isDay(values.since))
    throw new UsageError(`--since is ${values.since}, no day.`, usage)
  const root = process.cwd()
  const destination = values.send ? destinationOf(root) : undefined
  const { since, urls } = await changedUrls({ root, site, cache: createCache(root) }, values.since)
  for (const url of urls) console.log(url)
  if (urls.length > 0 && destination) await sendUrls(urls, destination)
  const what = `${count(urls.length, 'page')} changed since ${since}`
  console.error(destination ? `${what}, sent to ${destination.endpoint}.` : `${what}. Nothing was sent; --send does.`)
}

function destinationOf(root: string): Destination {
  const key = process.env.INDEXNOW_KEY ?? ''
  const endpoint = process.env.INDEXNOW_ENDPOINT ?? defaultEndpoint
  if (!/^[a-zA-Z\d-]{8,128}$/.test(key))
    throw new UsageError('INDEXNOW_KEY has no key of 8 to 128 letters and digits.', usage)
  if (!URL.canParse(endpoint)) throw new UsageError(`INDEXNOW_ENDPOINT is ${endpoint}, no address.`, usage)
  const file = `public/${key}.txt`
  const isThere = existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8').trim() === key
  if (!isThere)
    throw new Failure(`Search engines ask the site for its key.\nWrite it in ${file}, publish, and run this again.`)
  return { endpoint, key }
}
