import { expect, test } from 'vitest'
import { inspect } from '../../../../renderer/site/islands/demos/deploy-timeline/inspect'
import { pageText } from '../../../../renderer/site/islands/demos/deploy-timeline/page-text'

const shown = (text: string) => pageText(inspect(text))

test('the code between the marks of an assistant’s answer is the page', () => {
  const answer = 'Sure! Here is your page:\n```html\n<h1>Hi</h1>\n<p>Welcome</p>\n```\nLet me know.'
  expect(inspect(answer)).toMatchObject({ kind: 'html', blocks: 1, title: 'Hi', prose: undefined })
  const lines = [
    { text: 'Hi', kind: 'heading' },
    { text: 'Welcome', kind: 'text' },
  ]
  expect(shown(answer)).toMatchObject({ lines })
  const bare = 'Sure! Here is your page:\n\n<!DOCTYPE html>\n<html><h1>Hi</h1><p>Welcome</p></html>\n\nLet me know.'
  expect(inspect(bare)).toMatchObject({ kind: 'html', blocks: 1, title: 'Hi', prose: undefined })
  expect(shown(bare)).toMatchObject({ lines })
  expect(inspect('Here it is:\n\n<h1>Shop</h1>\n<p>Open').code.trim()).toBe('<h1>Shop</h1>\n<p>Open')
  const unfinished = '```jsx\nexport default () => <p>Hi</p>'
  expect(inspect(unfinished)).toMatchObject({ kind: 'react', blocks: 1 })
})

test('a key in such an answer is found at its place', () => {
  const answer = 'Use this:\n```js\nconst key = "sk-proj1234567890"\n```'
  const [secret] = inspect(answer).secrets
  expect(answer.slice(secret?.start, secret?.end)).toBe('sk-proj1234567890')
  expect(secret?.line).toBe(3)
})

test('Markdown with a heading and a block of code is a page itself', () => {
  const readme = '# Mail\n\nInstall it:\n\n```sh\nnpm install\n```\n'
  expect(inspect(readme)).toMatchObject({ kind: 'markdown', blocks: 0, title: 'Mail' })
})

test('a form is shown with its fields', () => {
  const form =
    '<form><label>Name <input name="n"></label><input placeholder="Your email"><textarea placeholder="Message"></textarea>' +
    '<select name="s"><option>One</option></select><input type=hidden value="x"><label><input type="checkbox"> I agree</label>' +
    '<input type="submit" value="Join"></form>'
  expect(shown(form).lines.map(({ text, kind }) => `${kind}: ${text}`)).toEqual([
    'line: Name',
    'field: …',
    'field: Your email',
    'field: Message',
    'field: …',
    'line: ☐ I agree',
    'button: Join',
  ])
})

test('words of an element that isn’t closed are shown', () => {
  expect(shown('<h1>Hello<p>World</div><ul><li>one<li>two')).toMatchObject({
    lines: [
      { text: 'Hello', kind: 'heading' },
      { text: 'World', kind: 'text' },
      { text: 'one', kind: 'line' },
      { text: 'two', kind: 'line' },
    ],
  })
})
