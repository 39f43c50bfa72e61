import { kinds } from './sentences'

/** A file of a foreign site: its path, and its text. */
export interface ForeignFile {
  path: string
  text: string
  /** Whether it uses Markdown alone: no tag of HTML or of a template, no component, no program. */
  isPlain: boolean
  /** Whether it uses components that are unknown here, or a program. */
  isForeign: boolean
}

/** Numbers from 0 to below 1 that are the same for a seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

interface Writer {
  pick: <Value>(list: readonly Value[]) => Value
  sentences: (count: number) => string
  /** The name of another file of the site, without its ending. */
  other: string
}

/** Blocks that every kind of site has. */
const plainBlocks: ((writer: Writer) => string)[] = [
  ({ sentences }) => sentences(3),
  ({ sentences }) => sentences(4),
  ({ sentences, other }) =>
    `${sentences(1)} See [the other page](./${other}.md) for more, or [our site](https://site.example/a_b?c=1&d=2).`,
  ({ sentences }) => `* ${sentences(1)}\n* ${sentences(1)}\n    * ${sentences(1)}\n* ${sentences(1)}`,
  ({ sentences }) => `1) ${sentences(1)}\n2) ${sentences(1)}\n\n   ${sentences(1)}\n3) ${sentences(1)}`,
  ({ sentences }) => `> ${sentences(1)}\n> ${sentences(1)}`,
  ({ sentences }) =>
    `| Name | What it is |\n|:-----|---:|\n| One | ${sentences(1).replaceAll('|', '')} |\n| Two \\| three | \`a\` |`,
  ({ sentences }) => `- [ ] ${sentences(1)}\n- [x] ${sentences(1)}`,
  ({ sentences }) => `${sentences(1)}[^1]\n\n[^1]: ${sentences(1)}`,
  ({ sentences }) => `![A picture](images/photo.png)\n\n${sentences(1)}`,
  ({ sentences }) => `***${sentences(1)}***  \n${sentences(1)}\\\n~~${sentences(1)}~~`,
  ({ sentences }) =>
    `Read [the guide][guide] first. ${sentences(1)}\n\n[guide]: https://guide.example/start "The guide"`,
  () => '```js title="a.js" {1,3}\nconst a = { b: 1 }\nif (a < 2) {\n  run(`x`)\n}\n```',
  () => '    indented code with {braces} & <tags>',
  ({ sentences }) => `A term: https://example.com/path.\n\n***\n\n${sentences(2)}`,
]

/** Blocks with tags of HTML, of templates and callouts. */
const taggedBlocks: ((writer: Writer) => string)[] = [
  ({ sentences }) => `> [!NOTE]\n> ${sentences(1)}`,
  ({ sentences }) => `:::tip ${sentences(1)}\n\n${sentences(1)}\n\n:::`,
  ({ sentences }) => `::: warning\n${sentences(2)}\n:::`,
  ({ sentences }) => `!!! note "Before you begin"\n    ${sentences(1)}\n\n    ${sentences(1)}`,
  ({ sentences }) => `<details>\n<summary>More</summary>\n\n${sentences(2)}\n\n</details>`,
  ({ sentences }) => `Press <kbd>Ctrl</kbd>+<kbd>C</kbd>.<br>${sentences(1)}<br/>H<sub>2</sub>O`,
  () => '<p align="center"><img src="images/photo.png" width="300" alt="A photo"></p>',
  ({ sentences }) => `<!-- a note to the editor -->\n\n${sentences(1)}`,
  ({ sentences }) =>
    `<table>\n<tr><th>One</th><th>Two</th></tr>\n<tr><td>${sentences(1).replaceAll('<', '')}</td><td><code>x</code></td></tr>\n</table>`,
  ({ sentences }) => `<div class="box">\n\n${sentences(1)}\n\n</div>`,
  ({ sentences }) => `{{< figure src="images/photo.png" caption="A figure" >}}\n\n${sentences(1)}`,
  ({ sentences }) => `{% highlight python %}\nprint({"a": 1})\n{% endhighlight %}\n\n${sentences(1)}`,
  () => '{{< youtube abc123 >}}',
  ({ sentences }) => `{% raw %}{{ name }}{% endraw %} ${sentences(1)}`,
  () => 'Write to <me@example.com> or see <https://example.com>.',
]

/** Components and programs of other sites. */
const foreignBlocks: ((writer: Writer) => string)[] = [
  ({ sentences }) => `<Callout type="warning">\n  ${sentences(1).replace(/[<{}]/g, '')}\n</Callout>`,
  () => 'import Chart from "../components/Chart"\n\n<Chart data={[1, 2]} />',
  () => 'export const year = 2024\n\nSince {year - 10} we bake.',
  ({ sentences }) =>
    `<Tabs>\n  <TabItem label="npm">\n\n  ${sentences(1).replace(/[<{}]/g, '')}\n\n  </TabItem>\n</Tabs>`,
]

const frontmatters: ((title: string, description: string, day: string) => string)[] = [
  (title, description, day) =>
    `---\ntitle: "${title}"\ndescription: ${JSON.stringify(description)}\ndate: ${day}\ntags: [one, two, three]\nauthor: Anna\nlayout: post\n---\n`,
  (title, description, day) =>
    `+++\ntitle = ${JSON.stringify(title)}\nsummary = ${JSON.stringify(description)}\ndate = ${day}\ndraft = false\ncategories = ["one", "two"]\n+++\n`,
  (title, _, day) =>
    `---\ntitle: ${JSON.stringify(title)}\npubDate: ${day}T10:00:00Z\nheroImage: ./images/photo.png\nsidebar_position: 3\n---\n`,
  (title, description) =>
    `{\n  "title": ${JSON.stringify(title)},\n  "excerpt": ${JSON.stringify(description)},\n  "authors": [{ "name": "Ben" }]\n}\n`,
  () => '',
]

/** The files of five foreign sites, some 30 of each: the same for a seed. Pictures are at `images/photo.png` beside them. */
export function foreignFiles(seed = 1, perKind = 30): ForeignFile[] {
  const next = numbers(seed)
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(next() * list.length)] as Value
  return Object.entries(kinds).flatMap(([kind, subjects]) =>
    Array.from({ length: perKind }, (_, index): ForeignFile => {
      const writer: Writer = {
        pick,
        sentences: count => Array.from({ length: count }, () => pick(subjects.sentences)).join(' '),
        other: `${kind}-${(index + 1) % perKind}`,
      }
      const title = `${pick(subjects.titles)} ${index + 1}`
      const isPlain = next() < 0.5
      const isForeign = !isPlain && next() < 0.3
      const blocks = Array.from({ length: 4 + Math.floor(next() * 8) }, () =>
        pick(!isPlain && next() < 0.4 ? taggedBlocks : plainBlocks)(writer),
      )
      if (isForeign) blocks.splice(2, 0, pick(foreignBlocks)(writer))
      // One footnote of a name is enough.
      const unique = blocks.filter(
        (block, at) => !block.includes('[^1]') || blocks.findIndex(each => each.includes('[^1]')) === at,
      )
      const isHeaded = next() < 0.5
      const body = unique.flatMap((block, at) =>
        at % 3 === 1 ? [`${at % 2 ? '##' : '###'} Part ${at + 1}`, block] : [block],
      )
      const day = `2024-0${1 + (index % 9)}-1${index % 9}`
      const matter = pick(frontmatters)(title, writer.sentences(2), day)
      const head = isHeaded || matter === '' ? [`# ${title}`] : []
      return {
        path: `${kind}/${kind}-${index}.${isForeign ? 'mdx' : 'md'}`,
        text: `${matter}\n${[...head, ...body].join('\n\n')}\n`,
        isPlain,
        isForeign,
      }
    }),
  )
}

/** The text of a foreign file without its frontmatter in YAML, TOML or JSON. */
export function withoutFrontmatter(text: string): string {
  return text.replace(/^(---\n[\s\S]*?\n---|\+\+\+\n[\s\S]*?\n\+\+\+|\{\n[\s\S]*?\n\})\n/, '')
}
