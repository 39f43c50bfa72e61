import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { generateDescriptions } from '../../../../../renderer/engine/content/schema/describe-components'
import { folderOf, projectRoot } from '../../../../factories/root'
import { site } from '../../../../fixtures/sample-site/renderer/site/index'

/** The fields of a type, as the code of a component has them. */
const fields = '{\n  /**\n   * How it sounds.\n   * @example calm\n   */\n  tone: string\n  isOpen?: boolean\n}'

/** The properties of a component in each way in which TypeScript takes them: declarations before it, and their type. */
const forms: Record<string, [before: string, type: string]> = {
  ByName: [`export interface ByNameProps ${fields}`, 'ByNameProps'],
  NotExported: [`interface NotExportedProps ${fields}`, 'NotExportedProps'],
  OtherName: [`export interface Said ${fields}`, 'Said'],
  ByAlias: [`type Spoken = ${fields}`, 'Spoken'],
  InPlace: ['', fields],
  Together: [`interface Loud { isOpen?: boolean }\ninterface Low ${fields.replace(/\s*isOpen.*/, '')}`, 'Loud & Low'],
  AsRead: [`interface Read ${fields}`, 'Readonly<Read>'],
  Extended: [`interface Base ${fields}\ninterface More extends Base {}`, 'More'],
}

test('the properties of a component are known, in whatever form its code has their type', async () => {
  const names = Object.keys(forms)
  const functions = Object.entries(forms).map(
    ([name, [before, type]]) =>
      `${before}\n/** Says ${name}. */\nfunction ${name}({ tone }: ${type}) {\n  return tone\n}`,
  )
  const code = `${functions.join('\n\n')}\n\n/** Says nothing. */\nfunction Bare() {\n  return ''\n}
export const components = { Bare, ${names.join(', ')} }\nexport type Components = typeof components\n`
  const module = relative(projectRoot, join(folderOf({ 'components.tsx': code }), 'components.tsx'))
  const found = await generateDescriptions({ ...site, components: { names: [...names, 'Bare'], module } })
  const said = found.map(({ name, sentence, props }) => [name, sentence, props.map(each => [each.name, each.required])])
  const expected = names.map(name => [
    name,
    `Says ${name}.`,
    [
      ['tone', true],
      ['isOpen', false],
    ],
  ])
  expect(said.map(([name, sentence, props]) => [name, sentence, (props as unknown[]).toSorted().reverse()])).toEqual([
    ...expected,
    ['Bare', 'Says nothing.', []],
  ])
  expect(found[0]?.props[0]).toMatchObject({ sentence: 'How it sounds.', example: 'calm', type: 'text' })
  for (const { name, schema } of found.slice(0, -1)) {
    expect(Object.keys(schema.properties).sort(), name).toEqual(['isOpen', 'tone'])
    expect(schema.required, name).toEqual(['tone'])
  }
})
