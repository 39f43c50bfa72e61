/** Expressions, most of which a body may not hold. */
export const codes = [
  ...['process.exit()', 'globalThis', 'this', 'require("fs")', 'import("fs")', 'import.meta', 'new Date', 'eval("1")'],
  ...['() => 1', 'function () {}', 'class {}', 'a = 1', 'a++', 'delete frontmatter.a', 'typeof a', 'void 0', 'await 1'],
  ...[
    '1 + 1',
    'a ? b : c',
    'a && b',
    '(a, b)',
    '`${process}`',
    'tag`x`',
    '/x/',
    '1n',
    '[...a]',
    '({ ...a })',
    '{ [a]: 1 }',
  ],
  ...['{ get a() { return 1 } }', '{ a() {} }', '{ __proto__: {} }', '{ "constructor": 1 }', 'frontmatter.constructor'],
  ...[
    'frontmatter["constructor"]',
    'frontmatter[`constructor`]',
    'frontmatter[process]',
    'frontmatter?.a',
    'frontmatter.a()',
  ],
  ...[
    'frontmatter.list.map(String)',
    'frontmatter["__proto__"]',
    '\\u0066rontmatter.title',
    '\\u0070rocess',
    '"a".constructor',
  ],
  ...['[].constructor', 'undefined', 'NaN', 'props', '_components', 'arguments', 'arguments[0]', '_jsx', 'MDXContent'],
  ...[
    '<b />',
    '<></>',
    'frontmatter',
    'frontmatter.title',
    'frontmatter.list[0]',
    'facts.a',
    'facts',
    'facts["a"]',
    '"text"',
    '-1',
    '[1, { a: "b" }]',
    'null',
  ],
  ...['/* a remark */', '"}" /* } */', '1; process.exit()', '1})(process.exit(),{a:1', '...frontmatter', '...process'],
]

/** Names of tags, most of which are no component. */
export const tagNames = [
  ...['Note', 'Note.constructor', 'Note.x.y', 'this', 'this.constructor', 'frontmatter.a', 'process.exit', 'props.a'],
  ...['_components.p', 'arguments', 'a:b', 'Function', 'script', 'b', 'x-y', 'constructor', '__proto__', 'wrapper'],
]
