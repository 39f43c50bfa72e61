import { array, constantFrom, nat, sample, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { checkPrograms } from '../../../../../renderer/engine/content/schema/check/check-programs'
import { toTsx } from '../../../../../renderer/engine/content/schema/check/to-tsx'
import { createBodyParser } from '../../../../../renderer/engine/mdx/parse-body'
import { checkBodies, pageWithFields } from '../../../../factories/bodies'
import { isInside } from '../../../../factories/issues'
import { site } from '../../../../fixtures/sample-site/renderer/site/index'

test('any body becomes TSX that parses, and every issue has a place in the body', async () => {
  const base = `{frontmatter.title} <Worked title="a &amp; b" input={\`\${frontmatter.lead}\`} output={-3} check='it "is"' />

<Figures items={[{ value: "3", "la-bel": frontmatter["x y"], é: null, 3: [1,,2] }]} data-x aria:b {...frontmatter}>

> - **bold** {/* nothing */} {frontmatter.metadata.title}

</Figures>

<Faq items={frontmatter.faqs} key="k" /> <Note>{{ a: true }}</Note> {"\\u2028"} {1e999} {"</Prose>"} {0x10}
`
  const bits = '|<|>|{|}|"|\'|`|${|\\|/|[|]|.|\n\n|é|🙂|\u2028|</Note>|=1'.split('|')
  const edits = array(tuple(nat(base.length), nat(6), constantFrom(...bits)), { maxLength: 4 })
  const bodies = sample(edits, { numRuns: 100, seed: 7 }).map(changes =>
    changes.reduce((text, [at, length, bit]) => text.slice(0, at) + bit + text.slice(at + length), base),
  )
  const parse = createBodyParser(site)
  const { names } = site.components
  const programs = bodies.map(body =>
    toTsx(parse(body, 'one.mdx').tree, { frontmatter: { title: 'A', 'x y': 1, é: 2 } }, names),
  )
  const diagnostics = await checkPrograms(
    { site },
    programs.map(({ lines }) => lines),
  )
  const unmapped = diagnostics.flatMap((found, index) =>
    // Syntax errors of TypeScript have codes below 2000.
    found.filter(({ code, line }) => code < 2000 || !programs[index]?.mappings[line]),
  )
  expect(diagnostics.flat().length).toBeGreaterThan(0)
  expect(unmapped).toEqual([])

  const some = bodies.slice(0, 20)
  for (const [index, issues] of (await checkBodies(some)).entries())
    for (const issue of issues) expect(isInside(pageWithFields(some[index] ?? '', index), issue)).toBe(true)
})
