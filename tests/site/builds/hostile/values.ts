import fc from 'fast-check'

/** Texts that end or begin something in a format that content is written to, or that formats can't hold. */
const hostile = [
  ...['', ' ', '\t', '\n', '\r\n', 'a\nb', '\u0000', '\b', '\v', '\x1b[31m', '\u0085', '\u2028', '\uFEFF', '\uFFFE'],
  ...['\uD800', 'a\uDC00b', '日本語', 'é', '👩‍👩‍👧', '\u202Eabc', '\u200B', '\u00A0', 'Ａ'],
  ...['<', '&', '"', "'", 'Q<A', 'R&D', '</title><script>', ']]>', '-->', '<!--', '&#0;', '&lt;', '{', '}', '{1+1}'],
  ...[
    '{frontmatter.title}',
    '${x}',
    '`',
    '```',
    '\\',
    '|',
    '*',
    '_',
    '~',
    '#',
    '%',
    '%E0%A4%A',
    '?',
    ':',
    '@',
    '!',
    '- x',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'null',
    'true',
    '1',
    '1e999',
    '.nan',
    '0x1',
    'a: b',
    '*a',
    '&a b',
    '!!js x',
  ],
  ...['2026-02-28', '2026-02-30', '0000-01-01', '9999-12-31', '2026-01-01T00:00Z', '9999-12-31T23:59:59-23:59'],
  ...['a'.repeat(300), 'ab '.repeat(2000), '😀'.repeat(300), '-'.repeat(200), 'index', 'con', '.', '..', '...'],
]

/** Addresses: of nothing, of other sites, of this site's own files, and of none. */
const addresses = [
  ...[
    '/',
    '//',
    '/a',
    '/a/',
    '/blog/',
    '/blog/a-first-post/',
    '/Blog/A-First-Post/',
    '/a/b/c/',
    '/blog/x-1/',
    '/x.html',
  ],
  ...['/../a/', '/./a/', '/a//b/', '/%2e%2e/', '/a b/', '/ä/', '/a?b', '/faq2/#y', '#x', '#', '?x', 'a', '../a', './a'],
  ...[
    '/index.html',
    '/404.html',
    '/blog/index.html',
    '/robots.txt',
    '/sitemap.xml',
    '/atom.xml',
    '/assets/x.js',
    '/llms.txt',
  ],
  ...[
    '/blog/tag/news/',
    '/blog/tag/',
    '/nginx.conf',
    '/_redirects',
    '/media/',
    '/media/nothing.png',
    '/media/picture.svg',
  ],
  ...['https://evil.example/', 'http://evil.example/', 'https://', 'https://[', 'https://a:b@c/', '//evil.example/'],
  ...['mailto:a@b.c', 'mailto:', 'tel:1', 'tel:', 'javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'],
  ...[
    'https://evil.example/x.png',
    'https://evil.example/x.mp4',
    'ftp://a/',
    'www.example.com',
    'x:y',
    ':',
    '\\\\a\\b',
  ],
]

const seed = 20261122

/** Every hostile text and address, and random ones; the same in each run. */
export const hostileValues: string[] = [
  ...hostile,
  ...addresses,
  ...fc.sample(fc.string({ unit: 'binary', maxLength: 12 }), { seed, numRuns: 12 }),
  ...fc.sample(fc.string({ unit: 'binary-ascii', maxLength: 12 }), { seed, numRuns: 12 }),
  ...fc.sample(fc.webUrl({ withFragments: true, withQueryParameters: true }), { seed, numRuns: 4 }),
]
