// Reaches the browser, when a page lists all questions.
import { wordsOf } from './nearest'

/** The letters from which a word is looked for in answers too: shorter ones are in nearly all of them. */
const minInAnswer = 3

/**
 * Shows only the questions that have the typed words, each marked, and opens those whose answer alone has one. The field
 * stays where it is, as it is above them. Enter goes to the first. Answers that the URL names are opened.
 */
export function findQuestion(form: HTMLFormElement): void {
  const [field, said] = [form.querySelector('input'), form.querySelector('output')]
  const none = form.querySelector('p')
  const list = form.parentElement
  const asked = list?.nextElementSibling instanceof HTMLElement ? list.nextElementSibling : undefined
  if (!field || !said || !none || !list) return
  const bands = [...list.querySelectorAll<HTMLElement>(':scope > .ground')]
  const rows = [...list.querySelectorAll<HTMLElement>('.ground > ul > li, .ground > section > ul > li')]
  const opened = new Set<HTMLDetailsElement>()
  const open = (details: HTMLDetailsElement | null) => {
    if (!details || details.open) return
    details.open = true
    opened.add(details)
  }
  const find = () => {
    const words = wordsOf(field.value)
    for (const details of opened) details.open = false
    opened.clear()
    for (const row of rows) {
      const [question, answer] = [row.querySelector('summary'), row.querySelector('details > section > p')]
      const name = row.closest('.ground')?.querySelector('h3')
      const ahead = wordsOf(`${question?.textContent} ${name?.textContent}`)
      row.hidden = !words.every(
        word => begins(ahead, word) || (word.length >= minInAnswer && begins(wordsOf(answer?.textContent ?? ''), word)),
      )
      if (!row.hidden && words.some(word => !begins(ahead, word))) open(row.querySelector('details'))
    }
    for (const band of bands) {
      band.hidden = !band.querySelector('li:not([hidden])')
      if (words.length && !band.hidden && band instanceof HTMLDetailsElement) open(band)
    }
    if (asked) asked.hidden = !words.every(word => begins(wordsOf(asked.textContent ?? ''), word))
    list.toggleAttribute('data-finding', words.length > 0)
    const found = rows.filter(row => !row.hidden).length
    none.hidden = found > 0 || !asked?.hidden
    said.value = words.length && none.hidden ? result(found, rows.length, asked?.hidden === false) : ''
    mark(words, [list, ...(asked ? [asked] : [])])
  }
  form.addEventListener('submit', event => {
    event.preventDefault()
    const first = rows.find(row => !row.hidden)?.querySelector('summary')
    open(first?.parentElement as HTMLDetailsElement | null)
    first?.focus()
  })
  field.addEventListener('input', find)
  // Browsers restore the field when a visitor comes back.
  if (field.value) find()
  const openNamed = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (!target || !list.contains(target) || target.checkVisibility()) return
    for (let at = target.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true
    target.scrollIntoView()
  }
  addEventListener('hashchange', openNamed)
  openNamed()
}

const begins = (words: string[], typed: string) => words.some(word => word.startsWith(typed))

/** The result in words: how many of the questions have the words, and whether those about courses are among them. */
const result = (found: number, all: number, hasCourses: boolean) =>
  `${found} of ${all} questions${hasCourses ? ', and those about courses' : ''}`

/** Marks where the words are; browsers without ranges that can be styled mark nothing. */
function mark(words: string[], within: HTMLElement[]): void {
  if (!('highlights' in CSS)) return
  const ranges: Range[] = []
  for (const element of within) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu))
        for (const typed of words)
          if (word.toLowerCase().startsWith(typed)) {
            const range = new Range()
            range.setStart(node, index)
            range.setEnd(node, index + typed.length)
            ranges.push(range)
          }
  }
  CSS.highlights.set('found', new Highlight(...ranges))
}
