import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright'

const scriptFile = join(
  dirname(createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader')),
  '../esm/index.browser.js',
)

/** The announcements of a screen reader in one pass through a part of a page. */
export interface Transcript {
  phrases: string[]
  /** Whether the reader reached the end of the part before `maxPhrases`. */
  isComplete: boolean
}

/**
 * Opens the page at `url` in a context of its own and reads the element that `container` selects once, from its first
 * phrase ("main") to the one that ends it ("end of main"). After that phrase the reader would start again from the
 * first. Stops after `maxPhrases` steps at the latest.
 */
export async function readAloud(
  browser: Browser,
  url: string,
  container: string,
  maxPhrases: number,
): Promise<Transcript> {
  // The page's policy would refuse the reader, which is not a script of the site.
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await page.route('**/screen-reader.js', route =>
      route.fulfill({ contentType: 'text/javascript', body: readFileSync(scriptFile, 'utf8') }),
    )
    await page.goto(url, { waitUntil: 'networkidle' })
    // As text: the compiler would rewrite the import of a module that exists only in the page.
    return await page.evaluate<Transcript>(`(async () => {
      const { virtual } = await import('/screen-reader.js')
      await virtual.start({ container: document.querySelector(${JSON.stringify(container)}) })
      const end = 'end of ' + (await virtual.lastSpokenPhrase())
      let isComplete = false
      for (let step = 0; step < ${maxPhrases} && !isComplete; step++) {
        await virtual.next()
        isComplete = (await virtual.lastSpokenPhrase()) === end
      }
      const phrases = await virtual.spokenPhraseLog()
      await virtual.stop()
      return { phrases, isComplete }
    })()`)
  } finally {
    await context.close()
  }
}
