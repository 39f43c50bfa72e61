import { ensureBrowser } from '@proofsheet/engine/commands/setup/browser.mjs'
import { review } from '@proofsheet/review/review'
import { readReviewOptions } from '@proofsheet/review/review-options'
import { site } from '../renderer/site/index'

// Nothing but the two sites is asked for, whatever their pages name.
const isolation = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

const options = readReviewOptions(Object.keys(site.review))
const { result, failures, report } = await review(process.cwd(), site, options, async () => {
  const { chromium } = await import('playwright')
  return chromium.launch({ executablePath: ensureBrowser(), args: [...args, isolation] })
})
const { sentences, notes } = result
console.log(sentences.length > 0 ? sentences.join('\n') : 'Nothing changes for visitors.')
for (const note of notes) console.warn(note)
console.log(`\nThe report is ${report}`)
for (const failure of failures) console.error(failure)
process.exitCode = failures.length > 0 ? 1 : 0
