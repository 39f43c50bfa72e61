import { parseArgs } from 'node:util'
import { parseInstant } from '../renderer/pipeline/publication/instant'

const usage = 'Usage: npm run build, or for another moment npm run build -- --at 2026-12-01T09:00Z'

/** What `npm run build` was called with: the instant that the site is built for, if not for now. Ends the process when it can't be. */
export function readOptions(): { at: Date; isLookAhead: boolean } {
  try {
    const { values } = parseArgs({ options: { at: { type: 'string' } } })
    const at = values.at === undefined ? new Date() : parseInstant(values.at)
    if (at) return { at, isLookAhead: values.at !== undefined }
    console.error(`${values.at} is not a moment with day, time and zone. ${usage}`)
  } catch (error) {
    console.error(`${(error as Error).message.split('.')[0]}. ${usage}`)
  }
  process.exit(2)
}
