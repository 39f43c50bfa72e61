import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { characters, type WebFont } from './font-list'

const require = createRequire(import.meta.url)
// subset-font comes without types. It leaves all features in: kerning, ligatures, figures.
const subsetFont: (
  font: Buffer,
  text: string,
  options: {
    targetFormat: 'woff2' | 'woff' | 'sfnt'
    variationAxes: { wght: WebFont['weights'] }
    preserveNameIds: number[]
  },
) => Promise<Buffer> = require('subset-font')

/** Entry 14 of a font's name table is its license's address: without the license text, each file still says where it is. */
const licenseAddress = 14

const slug = (font: WebFont) => font.family.toLowerCase().replaceAll(' ', '-')

/** A file of the package that a font comes from. */
export const packageFile = (font: WebFont, file: string): Promise<Buffer> =>
  readFile(require.resolve(`@fontsource-variable/${slug(font)}/${file}`))

/** A font with the site's characters and the weights given: one weight, or a range of a variable font. */
export async function subset(
  font: WebFont,
  targetFormat: 'woff2' | 'woff' | 'sfnt',
  wght: WebFont['weights'],
): Promise<Buffer> {
  return subsetFont(await packageFile(font, `files/${slug(font)}-latin-wght-normal.woff2`), characters, {
    targetFormat,
    variationAxes: { wght },
    preserveNameIds: [licenseAddress],
  })
}
