import type { PictureOptions, PicturePage } from './picture-types'

/** The largest number of pictures that are taken until two are equal. */
const maxTries = 5

/**
 * A picture of a page that is equal to the one taken before it. A browser that has little time may give a picture of a
 * tall page in which some rows are not laid out yet.
 */
export async function stablePicture(page: PicturePage, options: PictureOptions): Promise<Buffer> {
  let last = await page.screenshot(options)
  for (let tries = 1; tries < maxTries; tries++) {
    const next = await page.screenshot(options)
    if (next.equals(last)) return next
    last = next
  }
  return last
}
