import { expect, test } from 'vitest'
import { findSvgProblem } from '../../../../../renderer/engine/base/files/check-svg'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${inside}</svg>`

test.each([
  ['shapes', svg('<g id="a"><path d="M0 0"/><use href="#a"/></g>')],
  ['a style with a gradient', svg('<style>.a { fill: url(#b) }</style><rect style="fill:url(\'#b\')"/>')],
  ['a picture within it', svg('<image xlink:href="data:image/png;base64,AAAA"/>')],
  ['a title and a language', svg('<title xml:lang="en">A &amp; B</title>', ' role="img"')],
  ['a declaration and a document type', `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg>\n${svg('')}`],
  ['a path of a drawing program', svg('<g/>', ' xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:f="C:\\\\a"')],
  [
    'descriptions of a drawing program',
    svg(
      `<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><cc:Work
       xmlns:cc="http://creativecommons.org/ns#" rdf:about=""/></rdf:RDF></metadata>`,
    ),
  ],
])('%s are harmless', (_, source) => {
  expect(findSvgProblem(source)).toBeUndefined()
})

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a script with an address', svg('<script href="/a.js"/>')],
  ['a script under another prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>')],
  ['a script in HTML', svg('<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>')],
  ['a script in CDATA of a foreign object', svg('<foreignObject><b/></foreignObject>')],
  ['a handler', svg('', ' onload="alert(1)"')],
  ['a handler in capitals', svg('<path ONCLICK="alert(1)"/>')],
  ['a link', svg('<a href="https://site.example/"><path d=""/></a>')],
  ['an animation of an address', svg('<set attributeName="href" to="javascript:alert(1)"/>')],
  ['another file', svg('<use href="other.svg#a"/>')],
  ['another file under an old name', svg('<image xlink:href="https://site.example/a.png"/>')],
  ['a drawing in an address', svg('<image href="data:image/svg+xml;base64,AAAA"/>')],
  ['an address with entities', svg('<use href="&#106;avascript:alert(1)"/>')],
  ['a style that imports', svg('<style>@import "a.css";</style>')],
  ['a style that loads', svg('<style><![CDATA[a { background: url(//site.example/a) }]]></style>')],
  ['a style in parts', svg('<style>@im<!-- -->po<![CDATA[rt "a.css";]]></style>')],
  ['a style that hides its name', svg('<style>a { background: \\75rl(//site.example/a) }</style>')],
  ['an attribute that loads', svg('<path fill="url(https://site.example/a#b)"/>')],
  ['a base', svg('<use href="#a" xml:base="https://site.example/"/>')],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "<script/>">]>${svg('&a;')}`],
  ['a style sheet', `<?xml-stylesheet href="a.xsl"?>${svg('')}`],
  ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`],
  ['HTML', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['no namespace', '<svg><script/></svg>'],
  ['what is not XML', '<svg xmlns="http://www.w3.org/2000/svg"><path></svg>'],
  ['text', 'A text.'],
  ['nothing', ' '],
])('%s is a problem', (_, source) => {
  expect(findSvgProblem(source)).toBeDefined()
})

test('a problem has its place', () => {
  const problem = findSvgProblem(svg('\n  <path onclick="alert(1)" />\n'))
  expect(problem).toMatchObject({
    message: '<path onclick="…">: the attribute is a script.',
    range: { line: 2, column: 3, end: { line: 2 } },
  })
})
