import { createElement, useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type IslandModule, island } from '../../../../../renderer/engine/pages/islands/island'
import { toPlainJson } from '../../../../../renderer/engine/pages/islands/plain-json'

/** An island with a component of its own; the name must be that of a real file. */
function fake<Props extends object>(component: IslandModule<Props>['default']) {
  return island('Faq', { default: component, wake: 'use' })
}

const render = (element: React.ReactNode) => {
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

test('an island is rendered in place, with what wakes it', () => {
  const Greeting = fake(({ name }: { name: string }) => <p>Hello {name}</p>)
  const { html, props } = render(<Greeting name="you" />)
  expect(html).toMatch(/^<x-island name="Faq" wake="use" .*<p>Hello <!-- -->you<\/p><\/x-island>$/)
  expect(props).toEqual([{ name: 'you' }])
})

function Labelled({ label }: { label: string }) {
  const id = useId()
  return <label htmlFor={id}>{label}</label>
}

test('repeated islands have their own props and ids', () => {
  const Field = fake(Labelled)
  const { html, props, keys } = render([<Field key="a" label="a" />, <Field key="b" label="b" />])
  expect(props).toEqual([{ label: 'a' }, { label: 'b' }])
  expect(new Set(keys).size).toBe(2)
  expect(new Set([...html.matchAll(/for="([^"]+)"/g)].map(match => match[1])).size).toBe(2)
})

test('nested islands have their own props, which the outer one does not repeat', () => {
  const Box = fake(({ title, children }: { title: string; children?: React.ReactNode }) =>
    createElement('div', { title }, children),
  )
  const Leaf = fake(({ n }: { n: number }) => <b>{n}</b>)
  const { html, props } = render(
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

test('props are read from the attribute as they were given, whatever they hold', () => {
  const Text = fake(({ text }: { text: string }) => <p>{text}</p>)
  for (const text of ['"', "'", '</script>', '<!--', '&amp;', '\u2028', '{"a":1}', 'ü 你好 🎉'])
    expect(render(<Text text={text} />).props).toEqual([{ text }])
})

test('an island without a file is an error that names the existing files', () => {
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
