import { progress } from '@proofsheet/engine/base/failures/progress'
import { writeProjectFile } from '@proofsheet/engine/base/files/write-files'
import { serveBuild } from '@proofsheet/engine/commands/serve-build'
import { type Browser, chromium } from 'playwright'
import { recordedSteps } from './figure-steps'
import { openFigure, pictureOf, type Scheme, thumbnailOf } from './open-figure'
import { recordVideo } from './record-video'
import { requireFonts } from './require-fonts'

/** The folder of the recordings, from the project's root. */
export const mediaFolder = 'content/media'

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

/** Records the figures of products on the built site. Gives the number of files and their size in bytes. */
export async function recordMedia(executablePath: string, slugs: string[]): Promise<{ files: number; bytes: number }> {
  requireFonts(slugs)
  const { addresses, close } = await serveBuild(process.cwd(), 0)
  const browser = await chromium.launch({ executablePath, args })
  const sizes: number[] = []
  try {
    for (const slug of slugs)
      for (const scheme of ['light', 'dark'] as const)
        for (const [name, content] of await recordProduct(browser, `${addresses[0]}products/${slug}/`, slug, scheme)) {
          writeProjectFile(process.cwd(), `${mediaFolder}/${name}`, content)
          sizes.push(content.length)
        }
  } finally {
    await browser.close()
    close()
  }
  progress('')
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

/** A product's files by name: its thumbnail, its picture and its video. Those of the dark scheme have names of their own. */
async function recordProduct(
  browser: Browser,
  address: string,
  slug: string,
  scheme: Scheme,
): Promise<[string, Buffer][]> {
  progress(`Taking ${scheme} pictures of ${slug} …`)
  const small = await openFigure(browser, address, { width: 640, height: 900, scale: 2, scheme })
  const thumbnail = await thumbnailOf(small)
  await small.page.close()
  const wide = await openFigure(browser, address, { width: 1280, height: 1400, scale: 1.5, scheme })
  const picture = await pictureOf(wide)
  await wide.page.close()
  progress(`Recording ${slug} …`)
  const video = await recordVideo(browser, address, recordedSteps[slug] ?? [], scheme)
  const ending = scheme === 'dark' ? '-dark' : ''
  return [
    [`${slug}-small${ending}.webp`, thumbnail],
    [`${slug}${ending}.webp`, picture],
    [`${slug}${ending}.webm`, video],
  ]
}
