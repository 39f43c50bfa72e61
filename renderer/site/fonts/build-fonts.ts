import { fontFaces } from './font-faces'
import { budgets, cardWeights, characters, fileName, fonts, parts } from './font-list'
import { packageFile, subset } from './subset-font'

/** All characters, for cards. */
const all = parts.map(part => characters[part]).join('')

/** Builds every generated file of renderer/site/fonts, by name. Throws when the fonts exceed their budget. */
export async function buildFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const font of fonts)
    for (const part of parts)
      files.set(fileName(font.name, part), await subset(font, characters[part], 'woff2', font.weights))
  for (const font of fonts)
    for (const weight of cardWeights[font.name] ?? [])
      files.set(`cards/${font.name.toLowerCase()}-${weight}.woff`, await subset(font, all, 'woff', weight))
  for (const { names, part, bytes } of budgets) {
    const total = names.reduce((sum, name) => sum + (files.get(fileName(name, part))?.length ?? 0), 0)
    if (total > bytes)
      throw new Error(`${names.join(' and ')} weigh ${total} bytes, ${total - bytes} more than they may.`)
  }
  return files.set('faces.css', Buffer.from(await fontFaces())).set('LICENSE.txt', Buffer.from(await license()))
}

async function license(): Promise<string> {
  const texts = await Promise.all(fonts.map(async font => (await packageFile(font, 'LICENSE')).toString()))
  const [first = ''] = texts
  // The first line of each text is its copyright; the rest is the license, the same in all.
  const copyrights = fonts.map(
    (font, i) =>
      `${parts.map(part => fileName(font.name, part)).join(', ')}: ${font.family}\n${texts[i]?.match(/^Copyright[^)]*\)/)?.[0]}\n`,
  )
  return `The fonts in this folder are subsets, in characters and weights, of three open fonts.
All three are under the SIL Open Font License, Version 1.1, which follows.

${copyrights.join('\n')}${first.slice(first.indexOf('\n'))}`
}
