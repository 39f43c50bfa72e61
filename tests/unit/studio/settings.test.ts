import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sha256 } from '../../../renderer/engine/base/cache/hash'
import { createLiveSettings } from '../../../renderer/studio/settings/live-settings'
import { readSettingsObject, writtenAt } from '../../../renderer/studio/settings/settings-file'
import { wrapSettings } from '../../../renderer/studio/settings/wrap-settings'
import { fieldId } from '../../../renderer/studio/source-ids'
import { legalPage } from '../../factories/content-files'
import { serveEdits } from '../../factories/edit/edit-server'
import { temporaryRoot } from '../../factories/root'

const file = 'content/site.ts'
const settings = `import type { SiteSettings } from './types/site'

const region = 'eu1'

/** The settings. */
export const site: SiteSettings = {
  brand: 'Workings', // the name
  language: 'en', origin: 'https://site.example',
  copyright: \`© 2025 Workings\`,
  navigation: [{ label: "Home", href: '/rules/' }],
  breadcrumbs: { 'privacy-policy': 'Privacy' },
  providers: { map: \`https://\${region}.example/\` },
} as SiteSettings
`

async function open() {
  const root = temporaryRoot({ 'legal/rules.mdx': legalPage(), 'site.ts': settings })
  const { ask } = await serveEdits(root)
  const idOf = (...path: (string | number)[]) => fieldId(file, path)
  const describe = async (...path: (string | number)[]) => {
    const [source] = await ask('describe', { ids: [idOf(...path)] })
    if (source?.type !== 'field') throw new Error('This setting is not known.')
    return source
  }
  const set = async (value: unknown, ...path: (string | number)[]) => {
    const { version } = await describe('brand')
    return ask('save', { file, version, changes: [{ type: 'field', id: idOf(...path), value }] })
  }
  return { ask, describe, set, read: () => readFileSync(join(root, file), 'utf8') }
}

test('a text of the settings has its place in the code, and the label and help of its type', async () => {
  const { describe } = await open()
  expect(await describe('brand')).toMatchObject({
    value: 'Workings',
    raw: "'Workings'",
    isInPlace: true,
    form: { label: 'Brand', kind: 'text', help: "The company's name." },
  })
  expect(await describe('navigation', 0, 'label')).toMatchObject({ value: 'Home', raw: '"Home"' })
  expect(await describe('navigation', 0, 'href')).toMatchObject({ form: { kind: 'link' } })
  expect(await describe('breadcrumbs', 'privacy-policy')).toMatchObject({ value: 'Privacy', form: { kind: 'text' } })
})

test('a save changes the string alone, in its quotation marks', async () => {
  const { set, ask, read } = await open()
  expect(await set("The writer's \\ name", 'brand')).toMatchObject({ type: 'saved' })
  expect(read()).toBe(settings.replace("'Workings', //", "'The writer\\'s \\\\ name', //"))
  await ask('undo', {})
  expect(read()).toBe(settings)
  await set('Say "Home"', 'navigation', 0, 'label')
  expect(read()).toContain('label: "Say \\"Home\\"",')
  await set('`${x}`\nLtd', 'copyright')
  expect(read()).toContain('copyright: `\\`\\${x}\\`\\nLtd`,')
})

test('what code makes is not changed, and said where it is made', async () => {
  const { describe, set, read } = await open()
  const made = await describe('providers', 'map')
  expect(made).toMatchObject({ madeAt: `${file}:12`, isInPlace: false, raw: '`https://${region}.example/`' })
  expect(await set('x', 'providers', 'map')).toMatchObject({ type: 'refused', reason: expect.stringContaining('Code') })
  expect(await set('x', 'contact', 'email')).toMatchObject({ type: 'refused' })
  expect(await set(undefined, 'brand')).toMatchObject({ type: 'refused' })
  expect(read()).toBe(settings)
})

test('a text that the type forbids, and a link to nothing, are refused', async () => {
  const { set, read } = await open()
  expect(await set('de', 'language')).toMatchObject({ type: 'refused', reason: expect.stringMatching(/en/) })
  const broken = await set('/nowhere/', 'navigation', 0, 'href')
  expect(broken).toMatchObject({ type: 'refused', issues: [{ code: 'link-unknown', file, isNew: true }] })
  expect(read()).toBe(settings)
})

test('code around the strings can not be changed', async () => {
  const { ask, describe, read } = await open()
  const { version, start, end } = await describe('brand')
  const save = (text: string) => ask('save', { file, version, changes: [{ type: 'text', start, end, text }] })
  for (const text of ['process.exit()', "'a' + alert()", "'a", "'a', more: 'b'"])
    expect(await save(text)).toMatchObject({ type: 'refused' })
  const inserted = { type: 'insert' as const, text: 'evil()' }
  expect(await ask('save', { file, version, changes: [inserted] })).toMatchObject({ type: 'refused' })
  expect(read()).toBe(settings)
  expect(await save("'Others'")).toMatchObject({ type: 'saved' })
})

test.each([
  'export const site = make({ brand: "A" })\n',
  'export default { brand: "A" }\n',
  '',
  'export const site = { brand: "A", \n',
  'export const site = [}\n',
])('settings that can not be read as an object take no text: %j', async text => {
  const root = temporaryRoot({ 'legal/rules.mdx': legalPage(), 'site.ts': text })
  const { ask } = await serveEdits(root)
  for (const inserted of ['process.exit();', '"', 'b'])
    for (const at of [0, text.length]) {
      const changes = [{ type: 'text' as const, start: at, end: at, text: inserted }]
      expect(await ask('save', { file, version: sha256(text), changes })).toMatchObject({ type: 'refused' })
    }
  expect(readFileSync(join(root, file), 'utf8')).toBe(text)
})

test('line ends of a text are those that were given', async () => {
  const { set, describe } = await open()
  expect(await set('One\r\nTwo\rThree\n', 'brand')).toMatchObject({ type: 'saved' })
  expect(await describe('brand')).toMatchObject({ value: 'One\r\nTwo\rThree\n' })
})

test.each(['', 'javascript:alert(1)', 'https://a b"c', 'https://site.example/', 'https://a\nb.example', '//a.example'])(
  'the origin %j is refused, since no page could be built with it',
  async value => {
    const { set, read } = await open()
    expect(await set(value, 'origin')).toMatchObject({ type: 'refused' })
    expect(read()).toBe(settings)
  },
)

test('a value behind a spread is that of the code that makes it', () => {
  const object = readSettingsObject('export const site = { ...other, list: [...more, { a: "x" }], b: "y" }')
  if (!object) throw new Error('There are no settings.')
  expect(writtenAt(object, ['b'])).toMatchObject({ text: 'y' })
  expect(writtenAt(object, ['list', 1, 'a'])).not.toHaveProperty('text')
  expect(writtenAt(object, ['made'])).not.toHaveProperty('text')
})

test('pages read marked settings while they are rendered, and others their own at the same time', async () => {
  const live = createLiveSettings()
  const code = wrapSettings('export const site = { brand: "A", list: ["b"], count: 1 }') ?? ''
  const [, body = ''] = /^import \{ liveSettings \} from "[^"]+";export (.*)$/.exec(code) ?? []
  const site = new Function('liveSettings', `${body}; return site`)(live)
  const read = async () => {
    await new Promise(resolve => setTimeout(resolve, 1))
    return [site.brand, ...site.list.map((each: string) => each), site.count]
  }
  const marked = live.within({ brand: '<A>', list: ['<b>'], count: 1 }, read)
  expect(await Promise.all([read(), marked])).toEqual([
    ['A', 'b', 1],
    ['<A>', '<b>', 1],
  ])
  expect(live.now()).toEqual({ brand: 'A', list: ['b'], count: 1 })
})
