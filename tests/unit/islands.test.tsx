import { createElement, useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type IslandModule, island } from '../../renderer/engine/islands/island'
import { toPlainJson } from '../../renderer/engine/islands/plain-json'

/** Stands in for the code of an island file; the name must be that of a real file. */
function fake<Props extends object>(component: IslandModule<Props>['default']) {
  return island('Faq', { default: component, wake: 'use' })
}

const draw = (element: React.ReactNode) => {
  const html = renderToStaticMarkup(element)
  const attribute = (name: string) => [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(match => match[1])
  return {
    html,
    props: attribute('props').map(text =>
      JSON.parse(
        (text ?? '')
          .replaceAll('&quot;', '"')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&#x27;', "'")
          .replaceAll('&amp;', '&'),
      ),
    ),
    keys: attribute('key-prefix'),
  }
}

test('an island is drawn in place, with what wakes it', () => {
  const Greeting = fake(({ name }: { name: string }) => <p>Hello {name}</p>)
  const { html, props } = draw(<Greeting name="you" />)
  expect(html).toMatch(/^<x-island name="Faq" wake="use" .*<p>Hello <!-- -->you<\/p><\/x-island>$/)
  expect(props).toEqual([{ name: 'you' }])
})

function Labelled({ label }: { label: string }) {
  const id = useId()
  return <label htmlFor={id}>{label}</label>
}

test('islands that repeat keep their own props and ids', () => {
  const Field = fake(Labelled)
  const { html, props, keys } = draw([<Field key="a" label="a" />, <Field key="b" label="b" />])
  expect(props).toEqual([{ label: 'a' }, { label: 'b' }])
  expect(new Set(keys).size).toBe(2)
  expect(new Set([...html.matchAll(/for="([^"]+)"/g)].map(match => match[1])).size).toBe(2)
})

test('islands inside an island keep their own props, and the outer one does not carry them', () => {
  const Box = fake(({ title, children }: { title: string; children?: React.ReactNode }) =>
    createElement('div', { title }, children),
  )
  const Leaf = fake(({ n }: { n: number }) => <b>{n}</b>)
  const { html, props } = draw(
    <Box title="outer">
      <Box title="inner">
        <Leaf n={1} />
      </Box>
      <Leaf n={2} />
    </Box>,
  )
  expect(props).toEqual([{ title: 'outer' }, { title: 'inner' }, { n: 1 }, { n: 2 }])
  expect(html.match(/<x-slot>/g)).toHaveLength(2)
})

test('props come back from the attribute as they went in, whatever they hold', () => {
  const Text = fake(({ text }: { text: string }) => <p>{text}</p>)
  for (const text of ['"', "'", '</script>', '<!--', '&amp;', '\u2028', '{"a":1}', 'ü 你好 🎉'])
    expect(draw(<Text text={text} />).props).toEqual([{ text }])
})

test('an island without a file is an error that names the files there are', () => {
  expect(() => island('Fak', { default: () => null, wake: 'use' })).toThrow(
    /There is no file Fak\.island\.tsx.*Faq\.island\.tsx/,
  )
})

describe('props that JSON would change are an error that says where', () => {
  const circle: Record<string, unknown> = {}
  circle.self = circle
  test.each([
    [{ onPress: () => {} }, '<Faq>.onPress is a function'],
    [{ items: [{ at: new Date(0) }] }, '<Faq>.items[0].at is a Date'],
    [{ size: Number.NaN }, '<Faq>.size is the number NaN'],
    [{ size: 10n }, '<Faq>.size is a bigint'],
    [{ set: new Set() }, '<Faq>.set is a Set'],
    [{ icon: <b /> }, '<Faq>.icon is a React element'],
    [circle, '<Faq>.self is part of itself'],
  ])('%o', (props, message) => {
    expect(() => toPlainJson(props, '<Faq>')).toThrow(message)
  })
})
