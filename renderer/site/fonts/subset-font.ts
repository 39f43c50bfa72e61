import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { features, type WebFont } from './font-list'

const require = createRequire(import.meta.url)
// subset-font has no types.
const subsetFont: (
  font: Buffer,
  text: string,
  options: {
    targetFormat: 'woff2' | 'woff' | 'sfnt'
    variationAxes: { wght: WebFont['weights'] }
    preserveNameIds: number[]
    keepFeatures: string[]
  },
) => Promise<Buffer> = require('subset-font')

/** The ID of the license URL in a font's name table, so that each file names its license. */
const licenseAddress = 14

const slug = (font: WebFont) => font.family.toLowerCase().replaceAll(' ', '-')

/** Reads a file of the package of a font. */
export const packageFile = (font: WebFont, file: string): Promise<Buffer> =>
  readFile(require.resolve(`@fontsource-variable/${slug(font)}/${file}`))

/** Subsets a font to the given characters and to one weight, or to a range of a variable font. */
export async function subset(
  font: WebFont,
  characters: string,
  targetFormat: 'woff2' | 'woff' | 'sfnt',
  wght: WebFont['weights'],
): Promise<Buffer> {
  return subsetFont(
    await packageFile(font, `files/${slug(font)}-latin-wght-${font.isItalic ? 'italic' : 'normal'}.woff2`),
    characters,
    {
      targetFormat,
      variationAxes: { wght },
      preserveNameIds: [licenseAddress],
      keepFeatures: features,
    },
  )
}
