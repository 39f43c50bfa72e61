import { array, constantFrom, nat, sample, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { checkBodies, pageWithFields } from '../../../../factories/bodies'
import { isInside } from '../../../../factories/issues'

test('any body is checked, and every issue has a place in it', async () => {
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
  const found = await checkBodies(bodies)
  expect(found.flat().length).toBeGreaterThan(bodies.length)
  for (const [index, issues] of found.entries())
    for (const issue of issues) expect(isInside(pageWithFields(bodies[index] ?? '', index), issue)).toBe(true)
})
