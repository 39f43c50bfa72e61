import type { ElementDescription } from './element'
import { lineElements } from './line-elements'

const block = { place: 'block', content: 'blocks', attributes: {} } as const
const heading = (level: number): ElementDescription => ({
  ...block,
  content: 'line',
  sentence: `A heading of level ${level}, as ${'#'.repeat(level)} Words.`,
  example: `<h${level}>Words</h${level}>`,
})

/** The elements on lines of their own. */
const blockElements: Record<string, ElementDescription> = {
  aside: { ...block, sentence: 'A remark beside the text.', example: '<aside>\n\nA remark.\n\n</aside>' },
  audio: {
    ...block,
    content: ['source', 'track', 'p'],
    sentence: 'A sound recording of content/media, with controls.',
    example: '<audio src="/media/name.mp4" title="What is heard" />',
    attributes: { src: 'recording', title: 'text', controls: 'flag', loop: 'flag', muted: 'flag' },
  },
  blockquote: {
    ...block,
    sentence: 'A quotation, as > text.',
    example: '<blockquote>It works.</blockquote>',
    attributes: { cite: 'link' },
  },
  details: {
    ...block,
    sentence: 'Text that opens when its summary is clicked.',
    example: '<details>\n<summary>More</summary>\n\nThe text.\n\n</details>',
    attributes: { open: 'flag' },
  },
  div: {
    ...block,
    sentence: 'A group of blocks, for their language.',
    example: '<div lang="fr">\n\nBonjour.\n\n</div>',
  },
  dl: {
    ...block,
    content: ['dt', 'dd', 'div'],
    sentence: 'A list of terms with their descriptions.',
    example: '<dl>\n<dt>Term</dt>\n<dd>Its description.</dd>\n</dl>',
  },
  figure: {
    ...block,
    sentence: 'A picture, table or text with a caption.',
    example: '<figure>\n\nThe text.\n\n<figcaption>Its caption.</figcaption>\n</figure>',
  },
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
  hr: { ...block, content: 'nothing', sentence: 'A line between two parts, as ---.', example: '<hr>' },
  iframe: {
    ...block,
    content: 'nothing',
    sentence: 'A page of another site that the settings allow; it is loaded when a visitor clicks.',
    example: '<iframe src="https://video.example/embed/1" title="What it shows"></iframe>',
    attributes: { src: 'frame', title: 'text' },
    required: ['src', 'title'],
  },
  ol: {
    ...block,
    content: ['li'],
    sentence: 'A numbered list, as 1. text.',
    example: '<ol>\n<li>First</li>\n<li>Second</li>\n</ol>',
    attributes: { start: 'number', reversed: 'flag' },
  },
  p: { ...block, content: 'line', sentence: 'A paragraph.', example: '<p>One paragraph.</p>' },
  pre: {
    ...block,
    content: 'line',
    sentence: 'Code on lines of its own, as ``` above and below it.',
    example: '<pre>\nnpm start\n</pre>',
  },
  section: { ...block, sentence: 'A part of the text.', example: '<section>\n\nThe text.\n\n</section>' },
  table: {
    ...block,
    content: ['caption', 'thead', 'tbody', 'tr'],
    sentence: 'A table; in Markdown, cells can span no columns.',
    example: '<table>\n<tr><th>Size</th><th>Price</th></tr>\n<tr><td>Small</td><td>4</td></tr>\n</table>',
  },
  ul: {
    ...block,
    content: ['li'],
    sentence: 'A list, as - text.',
    example: '<ul>\n<li>One</li>\n<li>Two</li>\n</ul>',
  },
  video: {
    ...block,
    content: ['source', 'track', 'p'],
    sentence: 'A video of content/media, with controls.',
    example: '<video src="/media/name.mp4" title="What it shows" />',
    attributes: {
      src: 'recording',
      poster: 'picture',
      title: 'text',
      controls: 'flag',
      loop: 'flag',
      muted: 'flag',
      playsinline: 'flag',
    },
  },
}

/** A part of the elements in `within`. */
const part = (
  within: readonly string[],
  content: ElementDescription['content'],
  [sentence, example]: readonly [string, string],
  attributes: ElementDescription['attributes'] = {},
): ElementDescription => ({ place: 'part', within, content, sentence, example, attributes })

const spans = { colspan: 'number', rowspan: 'number', align: ['left', 'center', 'right'] } as const
const kinds = ['captions', 'subtitles', 'descriptions', 'chapters']

/** The elements that are a part of another one. */
const partElements: Record<string, ElementDescription> = {
  caption: part(['table'], 'line', ['The caption of a table.', '<caption>Prices by size</caption>']),
  dd: part(['dl', 'div'], 'either', ['The description of a term.', '<dd>Its description.</dd>']),
  dt: part(['dl', 'div'], 'line', ['A term of a list.', '<dt>Term</dt>']),
  figcaption: part(['figure'], 'either', ['The caption of a figure.', '<figcaption>Its caption.</figcaption>']),
  li: part(['ul', 'ol'], 'either', ['An item of a list.', '<li>One</li>'], { value: 'number' }),
  source: {
    ...part(['audio', 'video'], 'nothing', ['A file of a recording.', '<source src="/media/name.webm">']),
    attributes: { src: 'recording', type: 'text' },
    required: ['src'],
  },
  summary: part(['details'], 'line', ['The line that opens a text.', '<summary>More</summary>']),
  tbody: part(['table'], ['tr'], ['The rows of a table.', '<tbody>\n<tr><td>Small</td></tr>\n</tbody>']),
  td: part(['tr'], 'either', ['A cell of a table.', '<td>Small</td>'], spans),
  th: part(['tr'], 'either', ['A cell that heads a column or row.', '<th>Size</th>'], {
    ...spans,
    scope: ['col', 'row', 'colgroup', 'rowgroup'],
  }),
  thead: part(['table'], ['tr'], ['The head of a table.', '<thead>\n<tr><th>Size</th></tr>\n</thead>']),
  tr: part(['table', 'thead', 'tbody'], ['th', 'td'], ['A row of a table.', '<tr><td>Small</td></tr>']),
  track: {
    ...part(['audio', 'video'], 'nothing', ['The subtitles of a recording.', '<track src="/media/name.vtt">']),
    attributes: { src: 'recording', kind: kinds, srclang: 'text', label: 'text', default: 'flag' },
    required: ['src'],
  },
}

/** The elements of HTML that texts may use, by name; a closed list without scripts and styles. */
export const elements = new Map<string, ElementDescription>(
  Object.entries({ ...lineElements, ...blockElements, ...partElements }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
)
