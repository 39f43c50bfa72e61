import { expect, test } from 'vitest'
import { createSyntax } from '../../../../renderer/authoring/format/body-syntax'
import { formatText } from '../../../../renderer/authoring/format/format-text'
import { createCache } from '../../../../renderer/engine/base/cache/store'
import { findEntries } from '../../../../renderer/engine/content/files/find'
import { typeSchema } from '../../../../renderer/engine/content/schema/schema'
import { createBodyCompiler } from '../../../../renderer/engine/mdx/compile'
import { createBodyParser } from '../../../../renderer/engine/mdx/parse-body'
import { site } from '../../../../renderer/site/index'
import { projectRoot } from '../../../factories/root'
import { bodyOf, plainProgram } from '../../../factories/texts/plain-program'

const texts = findEntries(projectRoot, site.collections).value

test('the texts of this site have the programs of plain @mdx-js/mdx', { timeout: 600_000 }, async () => {
  const [parse, compile] = [createBodyParser(site), createBodyCompiler(site)]
  for (const { file, source } of texts.filter(({ file }) => file.endsWith('.mdx'))) {
    const body = bodyOf(source, file)
    // As a build does it: compiling uses the tree up.
    const { tree } = parse(body.body, file)
    expect(await compile({ ...body, tree }), file).toBe(await plainProgram(site, body))
  }
})

test('the texts of this site are in the format of `npm run format`', async () => {
  const syntax = createSyntax(site)
  const { definitions } = await typeSchema(projectRoot, createCache(projectRoot))
  const untidy = texts.filter(({ file, collection, source }) => {
    const type = definitions[site.collections[collection as keyof typeof site.collections].type]
    return formatText(source, { syntax: file.endsWith('.md') ? syntax.md : syntax.mdx, type, definitions }) !== source
  })
  expect(untidy.map(({ file }) => file)).toEqual([])
})
