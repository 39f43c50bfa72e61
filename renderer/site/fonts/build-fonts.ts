import { fontFaces } from './font-faces'
import { budgets, cardWeights, fileName, fonts } from './font-list'
import { packageFile, subset } from './subset-font'

/** Builds every generated file of renderer/site/fonts, by name. Throws when the fonts exceed their budget. */
export async function buildFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const font of fonts) files.set(fileName(font.name), await subset(font, 'woff2', font.weights))
  for (const font of fonts)
    for (const weight of cardWeights[font.name] ?? [])
      files.set(`cards/${font.name.toLowerCase()}-${weight}.woff`, await subset(font, 'woff', weight))
  for (const { names, bytes } of budgets) {
    const total = names.reduce((sum, name) => sum + (files.get(fileName(name))?.length ?? 0), 0)
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
    (font, i) => `${fileName(font.name)}: ${font.family}\n${texts[i]?.match(/^Copyright[^)]*\)/)?.[0]}\n`,
  )
  return `The fonts in this folder are subsets, in characters and weights, of three open fonts.
All three are under the SIL Open Font License, Version 1.1, which follows.

${copyrights.join('\n')}${first.slice(first.indexOf('\n'))}`
}
