import type { ElementDescription } from './element'

const line = { place: 'line', content: 'line', attributes: {} } as const

/** The elements within a line of text. */
export const lineElements: Record<string, ElementDescription> = {
  a: {
    ...line,
    sentence: 'A link, as [text](/page/).',
    example: '<a href="/">the home page</a>',
    attributes: { href: 'link', title: 'text' },
    required: ['href'],
  },
  abbr: {
    ...line,
    sentence: 'An abbreviation, with its long form as the title.',
    example: '<abbr title="frequently asked questions">FAQ</abbr>',
    attributes: { title: 'text' },
  },
  b: { ...line, sentence: 'Strong text, as **text**.', example: '<b>strong</b>' },
  br: { ...line, content: 'nothing', sentence: 'A new line within a paragraph.', example: 'one<br>two' },
  cite: { ...line, sentence: 'The title of a work.', example: '<cite>The Sea Around Us</cite>' },
  code: { ...line, sentence: 'Code, as `code`.', example: '<code>npm start</code>' },
  del: {
    ...line,
    sentence: 'Text that was removed, as ~~text~~.',
    example: '<del>40</del>',
    attributes: { cite: 'link', datetime: 'time' },
  },
  em: { ...line, sentence: 'Emphasized text, as *text*.', example: '<em>must</em>' },
  i: { ...line, sentence: 'Emphasized text, as *text*.', example: '<i>et al.</i>' },
  img: {
    ...line,
    content: 'nothing',
    sentence: 'A picture of content/media, as ![what it shows](/media/name.png).',
    example: '<img src="/media/name.png" alt="What it shows">',
    attributes: { src: 'picture', alt: 'text', title: 'text' },
    required: ['src'],
  },
  ins: {
    ...line,
    sentence: 'Text that was added.',
    example: '<ins>42</ins>',
    attributes: { cite: 'link', datetime: 'time' },
  },
  kbd: { ...line, sentence: 'A key to press.', example: '<kbd>Ctrl</kbd>' },
  mark: { ...line, sentence: 'Text that is marked for the reader.', example: '<mark>the second line</mark>' },
  picture: {
    ...line,
    content: ['img'],
    sentence: 'A picture. The site makes the sizes and formats of the one in it.',
    example: '<picture><img src="/media/name.png" alt="What it shows"></picture>',
  },
  q: { ...line, sentence: 'A short quotation.', example: '<q>It works.</q>', attributes: { cite: 'link' } },
  s: { ...line, sentence: 'Text that no longer holds, as ~~text~~.', example: '<s>sold out</s>' },
  small: { ...line, sentence: 'A side remark in small print.', example: '<small>Prices without tax.</small>' },
  span: { ...line, sentence: 'A part of a line, for its language.', example: '<span lang="fr">bonjour</span>' },
  strong: { ...line, sentence: 'Strong text, as **text**.', example: '<strong>strong</strong>' },
  sub: { ...line, sentence: 'A subscript.', example: 'H<sub>2</sub>O' },
  sup: { ...line, sentence: 'A superscript.', example: '10<sup>6</sup>' },
  time: {
    ...line,
    sentence: 'A day or moment, with its form for machines.',
    example: '<time datetime="2026-12-01">1 December</time>',
    attributes: { datetime: 'time' },
  },
  u: { ...line, sentence: 'Underlined text, such as a misspelled word.', example: '<u>recieve</u>' },
  wbr: {
    ...line,
    content: 'nothing',
    sentence: 'A place where a long word may be broken.',
    example: 'micro<wbr>services',
  },
}
