import type { ElementDescription } from './element'

const line = { place: 'line', content: 'line', attributes: {} } as const

/** The elements within a line of text. */
export const lineElements: Record<string, ElementDescription> = {
  a: {
    ...line,
    example: '<a href="/">the home page</a>',
    attributes: { href: 'link', title: 'text' },
    required: ['href'],
  },
  abbr: { ...line, example: '<abbr title="frequently asked questions">FAQ</abbr>', attributes: { title: 'text' } },
  b: { ...line, example: '<b>strong</b>' },
  br: { ...line, content: 'nothing', example: 'one<br>two' },
  cite: { ...line, example: '<cite>The Sea Around Us</cite>' },
  code: { ...line, example: '<code>npm start</code>' },
  del: { ...line, example: '<del>40</del>', attributes: { cite: 'link', datetime: 'time' } },
  dfn: { ...line, example: '<dfn title="a price for each month">rate</dfn>', attributes: { title: 'text' } },
  em: { ...line, example: '<em>must</em>' },
  i: { ...line, example: '<i>et al.</i>' },
  img: {
    ...line,
    content: 'nothing',
    example: '<img src="/media/name.png" alt="What it shows">',
    attributes: { src: 'picture', alt: 'text', title: 'text' },
    required: ['src'],
  },
  ins: { ...line, example: '<ins>42</ins>', attributes: { cite: 'link', datetime: 'time' } },
  kbd: { ...line, example: '<kbd>Ctrl</kbd>' },
  mark: { ...line, example: '<mark>the second line</mark>' },
  picture: { ...line, content: ['img'], example: '<picture><img src="/media/name.png" alt="What it shows"></picture>' },
  q: { ...line, example: '<q>It works.</q>', attributes: { cite: 'link' } },
  s: { ...line, example: '<s>sold out</s>' },
  small: { ...line, example: '<small>Prices without tax.</small>' },
  span: { ...line, example: '<span lang="fr">bonjour</span>' },
  strong: { ...line, example: '<strong>strong</strong>' },
  sub: { ...line, example: 'H<sub>2</sub>O' },
  sup: { ...line, example: '10<sup>6</sup>' },
  time: { ...line, example: '<time datetime="2026-12-01">1 December</time>', attributes: { datetime: 'time' } },
  u: { ...line, example: '<u>recieve</u>' },
  wbr: { ...line, content: 'nothing', example: 'micro<wbr>services' },
}
