import type { ElementDescription } from './element'
import { lineElements } from './line-elements'

const played = { controls: 'flag', loop: 'flag', muted: 'flag' } as const
const block = { place: 'block', content: 'blocks', attributes: {} } as const
const headings = ['h2', 'h3', 'h4', 'h5', 'h6'].map(name => {
  return [
    name,
    { ...block, content: 'line', example: `<${name}>Words</${name}>` } satisfies ElementDescription,
  ] as const
})

/** The elements on lines of their own. */
const blockElements: Record<string, ElementDescription> = {
  aside: { ...block, example: '<aside>\n\nA remark.\n\n</aside>' },
  audio: {
    ...block,
    content: ['source', 'track', 'p'],
    example: '<audio src="/media/name.mp4" title="What is heard" />',
    attributes: { src: 'recording', title: 'text', ...played },
  },
  blockquote: { ...block, example: '<blockquote>It works.</blockquote>', attributes: { cite: 'link' } },
  details: {
    ...block,
    example: '<details>\n<summary>More</summary>\n\nThe text.\n\n</details>',
    attributes: { open: 'flag' },
  },
  div: { ...block, example: '<div lang="fr">\n\nBonjour.\n\n</div>' },
  dl: { ...block, content: ['dt', 'dd', 'div'], example: '<dl>\n<dt>Term</dt>\n<dd>Its description.</dd>\n</dl>' },
  figure: { ...block, example: '<figure>\n\nThe text.\n\n<figcaption>Its caption.</figcaption>\n</figure>' },
  ...Object.fromEntries(headings),
  hr: { ...block, content: 'nothing', example: '<hr>' },
  iframe: {
    ...block,
    content: 'nothing',
    example: '<iframe src="https://video.example/embed/1" title="What it shows"></iframe>',
    attributes: { src: 'frame', title: 'text' },
    required: ['src', 'title'],
  },
  ol: {
    ...block,
    content: ['li'],
    example: '<ol>\n<li>First</li>\n<li>Second</li>\n</ol>',
    attributes: { start: 'number', reversed: 'flag' },
  },
  p: { ...block, content: 'line', example: '<p>One paragraph.</p>' },
  pre: { ...block, content: 'line', example: '<pre>\nnpm start\n</pre>' },
  section: { ...block, example: '<section>\n\nThe text.\n\n</section>' },
  table: {
    ...block,
    content: ['caption', 'thead', 'tbody', 'tr'],
    example: '<table>\n<tr><th>Size</th><th>Price</th></tr>\n<tr><td>Small</td><td>4</td></tr>\n</table>',
  },
  ul: { ...block, content: ['li'], example: '<ul>\n<li>One</li>\n<li>Two</li>\n</ul>' },
  video: {
    ...block,
    content: ['source', 'track', 'p'],
    example: '<video src="/media/name.mp4" title="What it shows" />',
    attributes: { src: 'recording', poster: 'picture', title: 'text', ...played, playsinline: 'flag' },
  },
}

/** A part of the elements in `within`. */
const part = (
  within: readonly string[],
  content: ElementDescription['content'],
  example: string,
  attributes: ElementDescription['attributes'] = {},
): ElementDescription => ({ place: 'part', within, content, example, attributes })

const spans = { colspan: 'number', rowspan: 'number', align: ['left', 'center', 'right'] } as const
const kinds = ['captions', 'subtitles', 'descriptions', 'chapters']

/** The elements that are a part of another one. */
const partElements: Record<string, ElementDescription> = {
  caption: part(['table'], 'line', '<caption>Prices by size</caption>'),
  dd: part(['dl', 'div'], 'either', '<dd>Its description.</dd>'),
  dt: part(['dl', 'div'], 'line', '<dt>Term</dt>'),
  figcaption: part(['figure'], 'either', '<figcaption>Its caption.</figcaption>'),
  li: part(['ul', 'ol'], 'either', '<li>One</li>', { value: 'number' }),
  source: {
    ...part(['audio', 'video'], 'nothing', '<source src="/media/name.webm">', { src: 'recording', type: 'text' }),
    required: ['src'],
  },
  summary: part(['details'], 'line', '<summary>More</summary>'),
  tbody: part(['table'], ['tr'], '<tbody>\n<tr><td>Small</td></tr>\n</tbody>'),
  td: part(['tr'], 'either', '<td>Small</td>', spans),
  th: part(['tr'], 'either', '<th>Size</th>', { ...spans, scope: ['col', 'row', 'colgroup', 'rowgroup'] }),
  thead: part(['table'], ['tr'], '<thead>\n<tr><th>Size</th></tr>\n</thead>'),
  tr: part(['table', 'thead', 'tbody'], ['th', 'td'], '<tr><td>Small</td></tr>'),
  track: {
    ...part(['audio', 'video'], 'nothing', '<track src="/media/name.vtt">'),
    attributes: { src: 'recording', kind: kinds, srclang: 'text', label: 'text', default: 'flag' },
    required: ['src'],
  },
}

/** The elements of HTML that texts may use, by name; a closed list without scripts and styles. */
export const elements = new Map<string, ElementDescription>(
  Object.entries({ ...lineElements, ...blockElements, ...partElements }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
)
