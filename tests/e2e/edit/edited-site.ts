import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shareFolders } from '../../project-copy'
import { makeSite } from '../../site/commands/site-copy'

const added = join(import.meta.dirname, '../../fixtures/edited-site')

/**
 * A copy of the small site with what writers edit in tests: pages with headings, lists, notes and worked examples, a
 * list of questions, a picture, tools with a field of each kind and a fact, a footer from the settings. Its dev pages load fewer modules than this site's.
 */
export function makeEditedSite(): string {
  const root = makeSite()
  // The descriptions of its types, which TypeScript takes seconds to make.
  shareFolders(root, ['.cache/store/schema', '.cache/store/components'])
  cpSync(added, root, { recursive: true })
  for (const [file, changes] of Object.entries(changesByFile)) {
    const path = join(root, file)
    let text = readFileSync(path, 'utf8')
    for (const [from, to] of changes) {
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
      text = text.replace(from, () => to)
    }
    writeFileSync(path, text)
  }
  return root
}

/** The texts of the small site's files that are replaced. */
const changesByFile: Record<string, [from: string, to: string][]> = {
  'content/site.ts': [
    ["'A small site',", "'A small site',\n  copyright: '© 2025 The editors',"],
    ["'/blog/' },", "'/blog/' },\n    { label: 'Refunds', href: '/refund-policy/' },"],
  ],
  'content/types/page.ts': [
    ['   * @minLength 3\n', '   * @minLength 3\n   * @maxLength 70\n'],
    [
      '/** A page',
      `/** A question and its answer. */
export interface Faq {
  /**
   * The question, as readers ask it.
   * @example Do I get a certificate?
   */
  question: string
  /**
   * Its answer, in one to three sentences.
   * @markdown
   * @example Yes, when you complete the course.
   */
  answer: string
}

/** A page`,
    ],
    [
      '  excerpt: string\n',
      '  excerpt: string\n  /** Questions and their answers, below the text. */\n  faqs?: Faq[]\n',
    ],
  ],
  'renderer/site/index.ts': [['  collections,\n', "  collections,\n  facts: { file: 'content/facts.yaml' },\n"]],
  'renderer/site/collections.ts': [
    ["base: '/' },", "base: '/' },\n  tools: { type: 'Tool', noun: 'tool', base: '/tools/' },"],
  ],
  'renderer/site/entities.ts': [
    ['import type { AnyEntity', "import type { Tool } from '../../content/types/tool'\nimport type { AnyEntity"],
    ['  pages: Page\n', '  pages: Page\n  tools: Tool\n'],
  ],
  'renderer/+onRenderHtml.tsx': [
    ['<header className="top">', '<header className="top" data-newest={data.site.blog[0]?.title}>'],
    [
      '<main class="wrap">${main}</main>`',
      '<main class="wrap">${main}</main>${renderToStaticMarkup(<footer className="foot"><p>{settings.copyright}</p></footer>)}`',
    ],
  ],
  'renderer/site/Body.tsx': [
    ['<Content components={components} />', '<div className="prose"><Content components={components} /></div>'],
  ],
  'renderer/site/components/names.ts': [["['Counter'", "['Note', 'Worked', 'Counter'"]],
  'renderer/site/components/components.ts': [
    ['import { PostList }', "import { Note } from './Note'\nimport { PostList }"],
    ["'./PostList'", "'./PostList'\nimport { Worked } from './Worked'"],
    ['{ Counter:', '{ Note, Worked, Counter:'],
  ],
  'pages/@slug/+Page.tsx': [
    ['{ title }', '{ title, faqs = [] }'],
    [
      '<Body body={body} site={site} />',
      `<Body body={body} site={site} />
      {faqs.map(({ question, answer }) => (
        <details key={question} open>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}`,
    ],
  ],
}
