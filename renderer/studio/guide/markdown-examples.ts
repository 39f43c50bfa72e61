/** A Markdown form that writers know, and the source to write here. */
export interface MarkdownExample {
  /** The name of the thing. */
  title: string
  /** Its form in a word processor, or the difference from other sites. */
  known: string
  /** The source to write. */
  source: string
}

/** A part of the guide to Markdown. */
export interface MarkdownChapter {
  title: string
  examples: MarkdownExample[]
}

const text: MarkdownExample[] = [
  {
    title: 'Paragraphs',
    known: 'Enter begins a new paragraph.',
    source: 'An empty line begins a new paragraph.\nOne line end does not.\n\nThis is the second paragraph.',
  },
  {
    title: 'A new line in a paragraph',
    known: 'Shift and Enter.',
    source: 'Examplestreet 7\\\nExampletown',
  },
  {
    title: 'Headings',
    known: 'The styles Heading 1 to 3. The title of the page is its first level, so texts begin with the second.',
    source: '## A part\n\n### A part of the part',
  },
  {
    title: 'Bold, italic, struck',
    known: 'The buttons B, I and abc.',
    source: '**Bold**, *italic* and ~~struck~~ words.',
  },
  {
    title: 'Words of a machine',
    known: 'A font with letters of equal width.',
    source: 'Run `npm run dev` and open the address.',
  },
  {
    title: 'Characters with a meaning',
    known: 'They have none in a word processor. Here a backslash takes it away.',
    source: 'Five \\* three, \\{braces\\} and a \\# sign. Less than: &lt;.',
  },
  {
    title: 'A line between two parts',
    known: 'Insert, horizontal line.',
    source: 'Before.\n\n---\n\nAfter.',
  },
]

const lists: MarkdownExample[] = [
  {
    title: 'Bullets',
    known: 'The button with dots. A list within another is set in by two spaces.',
    source: '- Apples\n- Pears\n  - Yellow\n  - Green',
  },
  {
    title: 'Numbered lists',
    known: 'The button with numbers. A list may have paragraphs and code, set in by three spaces.',
    source: '1. Open the file.\n\n   It is in the folder `content`.\n2. Change a word.\n3. Save.',
  },
  {
    title: 'Task lists',
    known: 'Check boxes, as on GitHub.',
    source: '- [x] Written\n- [ ] Checked',
  },
  {
    title: 'Tables',
    known: 'Insert, table. The second line says how columns are aligned.',
    source: '| Tool | Price |\n| :-- | --: |\n| Pen | $2 |\n| Desk | $140 |',
  },
]

const links: MarkdownExample[] = [
  {
    title: 'Links',
    known: 'Insert, link. Within this site, write the address from its first "/".',
    source: 'See [our home page](/) or [another site](https://example.com/).',
  },
  {
    title: 'Links to a part of this page',
    known: 'Bookmarks. The address of a heading is made of its words.',
    source: '## What it costs\n\nAs said [above](#what-it-costs).',
  },
  {
    title: 'One address for several links',
    known: 'Reference links, as on GitHub.',
    source: 'Read [the rules][rules], then [ask][rules].\n\n[rules]: https://example.com/rules/',
  },
  {
    title: 'Footnotes',
    known: 'References, insert footnote.',
    source: 'Nine of ten were right.[^1]\n\n[^1]: In a test with 50 cases.',
  },
  {
    title: 'Quotations',
    known: 'The style Quote.',
    source: '> Show me how it got there.\n>\n> A buyer',
  },
]

const code: MarkdownExample[] = [
  {
    title: 'Code',
    known: 'The fence of GitHub, with the language behind it. A button copies the code.',
    source: '```ts\nconst price = 47\n```',
  },
  {
    title: 'Code with a caption and marked lines',
    known: 'The meta of documentation sites: title, lines in braces, showLineNumbers.',
    source:
      '```json title="package.json" {2-3} showLineNumbers\n{\n  "scripts": {\n    "start": "node start.js"\n  }\n}\n```',
  },
  {
    title: 'Lines that were added, removed or marked',
    known: 'Comments at the end of a line, as on documentation sites. Readers see a mark in their place.',
    source:
      '```bash\nnpm install # [!code --]\nnpm ci # [!code ++]\nnpm test # [!code highlight]\n```\n\n```diff\n-price: 47\n+price: 49\n```',
  },
]

const html: MarkdownExample[] = [
  {
    title: 'Keys, indices, marks',
    known: 'Everyday HTML, as in other Markdown. A table of all elements is below.',
    source: 'Press <kbd>Ctrl</kbd>, then write H<sub>2</sub>O. <mark>Check it.</mark>',
  },
  {
    title: 'A text that opens',
    known: 'The elements details and summary. Markdown inside has an empty line above and below.',
    source: '<details>\n<summary>How long it takes</summary>\n\nTwo **days**.\n\n</details>',
  },
]

const callouts: MarkdownExample[] = [
  {
    title: 'Notes of a kind',
    known: 'Alerts of GitHub, and directives of documentation sites.',
    source: '> [!TIP]\n> Begin small.\n\n:::warning[Before you begin]\nNever paste a password.\n:::',
  },
]

/**
 * The guide to Markdown. Its example of a picture needs one of the site, and those of notes that the site has directives.
 */
export function markdownChapters(picture: string | undefined, hasDirectives: boolean): MarkdownChapter[] {
  const pictures: MarkdownExample[] =
    picture === undefined
      ? []
      : [
          {
            title: 'Pictures',
            known: 'Insert, picture. The file is in content/media; the brackets say what it shows.',
            source: `![What the picture shows](${picture})`,
          },
        ]
  return [
    { title: 'Text', examples: text },
    { title: 'Bullets, numbers, tables', examples: lists },
    { title: 'Links, pictures and notes', examples: [...links, ...pictures, ...(hasDirectives ? callouts : [])] },
    { title: 'Code', examples: code },
    { title: 'HTML', examples: html },
  ]
}
