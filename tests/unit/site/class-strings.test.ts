import { expect, test } from 'vitest'
import { renameClasses } from '../../../renderer/site/styles/class-strings'

/** The names of a test: letters twice. */
const rename = (name: string) => ({ flex: 'ff', 'gap-2': 'gg', hidden: 'hh', underline: 'uu' })[name] ?? name
const renamed = (code: string) => renameClasses(code, rename).replace(/ +/g, ' ').replace(' >', '>')

test.each([
  ['<p className="note flex gap-2">', '<p className="note ff gg">'],
  ["<p className={isOpen ? 'flex gap-2' : 'hidden'}>", "<p className={isOpen ? 'ff gg' : 'hh'}>"],
  ["<p className={isOpen && 'flex'}>", "<p className={isOpen && 'ff'}>"],
  [
    "<p className={isOpen ? (isLarge ? 'flex' : 'gap-2') : 'note'}>",
    "<p className={isOpen ? (isLarge ? 'ff' : 'gg') : 'note'}>",
  ],
  ["<p className={`flex ${isOpen ? 'gap-2' : ''} underline`}>", "<p className={`ff ${isOpen ? 'gg' : ''} uu`}>"],
  [`<p className="before:content-['_·'] flex">`, `<p className="before:content-['_·'] ff">`],
  ['<p className={`flex ${place} hidden`} title="flex">', '<p className={`ff ${place} hh`} title="flex">'],
])('%s: each class has its other name', (code, expected) => {
  expect(renamed(code)).toBe(expected)
})

test.each([
  ['<p className={`flex-${size} ${kind}hidden`}>', 'parts of classes'],
  ["<p className={state === 'hidden' ? place : undefined}>", 'strings of a comparison'],
  ["<p className={styleOf('flex')}>", 'strings in a call'],
  ["<p className={styleOf(isOpen ? 'flex' : 'hidden')}>", 'strings of a condition in a call'],
  ["<p className={places[isOpen ? 'flex' : 'hidden']}>", 'strings in an index'],
  ["const shown = isOpen ? 'flex' : 'hidden'", 'strings that are no attribute'],
])('%s: %s stay', code => {
  expect(renamed(code)).toBe(code)
})

test('what follows an attribute stays in its column', () => {
  const code = "<p className={isOpen ? 'flex' : 'hidden'} id={id()}>"
  expect(renameClasses(code, rename).indexOf('id()')).toBe(code.indexOf('id()'))
})
