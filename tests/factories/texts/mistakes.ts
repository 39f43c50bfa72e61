import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { projectRoot } from '../root'

/** A content file with mistakes: its path in a site and its text. */
export interface MistakenFile {
  file: string
  text: string
}

/** A mistake that a writer makes: the pattern that it changes, and the replacement of each match. */
type Mistake = [where: RegExp, by: (found: string, letter: string) => string]

const dropLetter = (word: string) => word.slice(0, 2) + word.slice(3)
const swapLetters = (word: string) => word[0] + (word[2] ?? '') + (word[1] ?? '') + word.slice(3)

const mistakes: Mistake[] = [
  // Names of fields: misspelled, in other capitals, renamed.
  [/(?<=^ *(- )?)[a-z]\w{3,}(?=:)/gm, dropLetter],
  [/(?<=^ *(- )?)[a-z]\w{3,}(?=:)/gm, swapLetters],
  [/(?<=^ *(- )?)[a-z]\w*[A-Z]\w*(?=:)/gm, found => found.toLowerCase()],
  [/(?<=^)[a-z]\w{3,}(?=:)/gm, (found, letter) => `${found}${letter}`],
  // Values: another type, a word for a boolean, a day in another form, a misspelled choice or name.
  [/(?<=^ *(- )?\w+: )[^\n"'[{|>]{3,}$/gm, () => '2024'],
  [/(?<=^ *(- )?\w+: )[^\n"'[{|>]{3,}$/gm, () => 'true'],
  [/(?<=^ *(- )?\w+: )(true|false)$/gm, found => (found === 'true' ? 'yes' : 'off')],
  [/\b(\d{4})-(\d{2})-(\d{2})\b/g, found => found.replaceAll('-0', '-').replaceAll('-', '/')],
  [/(?<=^ *(- )?(\w+: )?)[A-Za-z][\w-]{4,}$/gm, dropLetter],
  [/(?<=^ *(- )?(\w+: )?)[A-Za-z][\w-]{4,}$/gm, found => found.toUpperCase()],
  // Links, anchors, pictures.
  [/(?<=\]\()\/[\w/-]+\//g, dropLetter],
  [/(?<=\]\()\/[\w/-]+\//g, found => found.slice(0, -1)],
  [/(?<=href: )\/[\w/-]+\//g, found => found.toUpperCase()],
  [/(?<=\]\([^)\s]*#)[\w-]{4,}/g, dropLetter],
  [/\/media\/[\w-]+\.\w+/g, dropLetter],
  [/\/media\/[\w-]+\.\w+/g, found => found.replace('-', ' ')],
  // Components and props.
  [/(?<=<\/?)[A-Z]\w{3,}/g, dropLetter],
  [/(?<= )[a-z]\w{3,}(?==["{])/g, swapLetters],
  [/(?<== ?")[^"\n]+(?=")/g, (_, letter) => letter],
  [/"([^"\n]+)"(?= ?\/?>| \w+=)/g, () => '{7}'],
  // Headings, fields in braces, characters, words.
  [/^##+ /gm, found => `#${found}`],
  [/^## /gm, () => '# '],
  [/(?<=\{frontmatter\.)\w{4,}/g, dropLetter],
  [/\b(easy|good|help|use)\b/gi, () => 'seamless'],
  [/\w{5,}/g, found => `${found}\u0008`],
]

/** Bodies with components and props that no page of the site uses. */
const bodies = [
  '\n\n## More\n\nSee [the first](/blog/whole/#what-it-is) and ![what](/media/two words.png).\n',
  '\n\n<Worked input="a" output="b" check="c" />\n\n<Plan price="58" question={2} />\n',
  '\n\n<Letter tone="worm" />\n\n<Figures items={[{ value: "3", lable: "x" }]} />\n',
  '\n\nThe title {frontmatter.titel} and the tag {frontmatter.tags[0]}.\n',
]

const folders: Record<string, string> = {
  'tests/fixtures/broken-site/content/blog': 'blog',
  'tests/fixtures/broken-site/content/legal': 'legal',
}

const sources = Object.entries(folders).flatMap(([folder, collection]) =>
  readdirSync(join(projectRoot, folder))
    .filter(name => name.endsWith('.mdx') && name !== 'file-unreadable.mdx')
    .map(name => ({
      // A file of the fixture in its own place: beside itself it would have the same title.
      file: `content/${collection}/${folder.startsWith('tests') ? name : 'mistaken.mdx'}`,
      text: readFileSync(join(projectRoot, folder, name), 'utf8'),
    })),
)

/** Content files of the fixture with one to three mistakes of writers in them. */
export const mistakenFiles: fc.Arbitrary<MistakenFile> = fc
  .tuple(
    fc.constantFrom(...sources),
    fc.constantFrom('', '', ...bodies),
    fc.array(fc.tuple(fc.constantFrom(...mistakes), fc.nat(), fc.constantFrom('a', 'x', 'ing')), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(([{ file, text }, body, changes]) => ({
    file,
    text: changes.reduce((now, [mistake, place, letter]) => makeMistake(now, mistake, place, letter), text + body),
  }))

/** Makes a mistake at one of the places where it can be made. */
function makeMistake(text: string, [where, by]: Mistake, place: number, letter: string): string {
  const found = [...text.matchAll(where)]
  const at = found[place % Math.max(1, found.length)]
  if (!at) return text
  return text.slice(0, at.index) + by(at[0], letter) + text.slice(at.index + at[0].length)
}
