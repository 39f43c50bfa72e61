import { legalPage } from '../factories/content-files'
import { foreignFiles, withoutFrontmatter } from '../factories/foreign/foreign-sites'

/** How many files of each of five foreign sites there are. */
const perKind = 6

/** Texts of foreign sites as pages of this one: their bodies as they are, with links and pictures that exist here. */
export function foreignTexts(): { file: string; text: string }[] {
  return foreignFiles(1, perKind)
    .filter(({ isForeign }) => !isForeign)
    .map(({ text }, index) => {
      const body = withoutFrontmatter(text)
        .replace(/(?<=\]\()\.\/[\w-]+\.md(?=\))/g, '/')
        .replaceAll('images/photo.png', '/media/vaja.webp')
      return { file: `content/legal/foreign-${index}.md`, text: legalPage({ title: `Foreign text ${index}` }, body) }
    })
}
