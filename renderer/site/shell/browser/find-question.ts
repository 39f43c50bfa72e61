// Reaches the browser, when a page lists all questions.
import { createQuestionFinder, type Found, toPlain, wordPattern } from './question-words'

/** A question on the page. */
interface Row {
  element: HTMLElement
  details: HTMLDetailsElement
  question: HTMLElement
  answer: HTMLElement
  /** The part of the page that it is in, and its name. */
  group: HTMLElement
  name: string
}

/**
 * Shows only the questions that have the typed words, the best first and open, with the words marked, and opens those whose
 * answer has one. Where none has enough of them, it shows the nearest, and where it finds nothing
 * the subjects. The field stays in its place, as it is above them. Enter goes to the first, Escape back to all. Answers that
 * the URL names are opened.
 */
export function findQuestion(form: HTMLFormElement): void {
  const [field, said, ask] = [form.querySelector('input'), form.querySelector('output'), form.querySelector('a')]
  const list = form.parentElement
  if (!field || !said || !ask || !list) return
  const show = setUpList(list)
  let first: Row | undefined
  const find = () => {
    const shown = show(field.value)
    first = shown.rows[0]
    nameAsked(ask, shown.found ? field.value.trim() : '')
    said.value = shown.found ? toResult(shown.found, shown.all) : ''
  }
  form.addEventListener('submit', event => {
    event.preventDefault()
    if (!first) return
    first.details.open = true
    first.question.focus()
  })
  field.addEventListener('input', find)
  const clear = () => {
    field.value = ''
    find()
  }
  // From an answer too: Enter has gone to it.
  list.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !field.value) return
    clear()
    field.focus()
  })
  // The subjects are offered where nothing is found: what they lead to is shown again.
  list.querySelector('nav')?.addEventListener('click', clear)
  // Browsers restore the field when a visitor comes back.
  find()
  openNamed(list)
  addEventListener('hashchange', () => openNamed(list))
}

/** Makes a link to the contact form one that takes what was typed along. */
function nameAsked(link: HTMLAnchorElement, typed: string): void {
  const shown = typed.length > mostShown ? `${typed.slice(0, mostShown).trimEnd()}…` : typed
  link.textContent = typed ? `Ask us about “${shown}”` : 'Ask us'
  link.search = typed ? `about=&task=${encodeURIComponent(`Looking for: ${typed}`)}` : ''
}

const mostShown = 40

/** What was found, in words; as many questions are shown. */
function toResult({ hits, areNearest }: Found, all: number): string {
  if (!hits.length) return 'No question here has these words.'
  return areNearest ? `Nearest questions: ${hits.length}` : `${hits.length} of ${all} questions`
}

/** Gives the function that shows the questions for typed words, and all of them, as they were, for none. */
function setUpList(list: HTMLElement) {
  const sheet = list.nextElementSibling instanceof HTMLElement ? [list.nextElementSibling] : []
  const groups = [...list.querySelectorAll<HTMLElement>(':scope > .ground'), ...sheet]
  const all = groups.flatMap(rowsOf)
  const moved = [...groups, ...all.flatMap(({ element }) => (element.matches('li') ? element : []))]
  const places = moved.map(element => ({ element, parent: element.parentElement, next: element.nextSibling }))
  const findQuestions = createQuestionFinder(
    all.map(({ question, answer, name }) => ({ question: question.textContent, answer: answer.textContent, name })),
  )
  let undo: Array<() => void> = []
  return (typed: string) => {
    for (const each of undo.reverse()) each()
    const found = findQuestions(typed)
    const rows = found ? found.hits.flatMap(({ index }) => all[index] ?? []) : all
    list.toggleAttribute('data-finding', rows.length < all.length && rows.length > 0)
    for (const row of all) row.element.hidden = !rows.includes(row)
    for (const group of groups) group.hidden = !rows.some(row => row.group === group)
    undo = found ? [() => putBack(places), ...order(list, rows, found)] : []
    // Ranges in what is moved would no longer be in it.
    mark(found ? rows : [], found?.marked)
    return { rows, found, all: all.length }
  }
}

/** Where an element of the page was. */
interface Place {
  element: HTMLElement
  parent: HTMLElement | null
  next: Node | null
}

/** Puts what was moved back in its place, the last first, as each is before the next. */
function putBack(places: Place[]): void {
  for (const { element, parent, next } of places.toReversed())
    if (element.nextSibling !== next || element.parentElement !== parent) parent?.insertBefore(element, next)
}

/**
 * Puts the questions that were found in their order, and opens the one that answers best and those whose answer has a word;
 * gives what undoes that.
 */
function order(list: HTMLElement, rows: Row[], { hits, areNearest }: Found): Array<() => void> {
  for (const { group } of rows.toReversed()) list.querySelector(':scope > nav')?.after(group)
  return rows.flatMap(({ element, group, details }, place) => {
    if (element.matches('li')) element.parentElement?.append(element)
    const isAnswer = (place === 0 && !areNearest) || hits[place]?.isInAnswer
    const answer = isAnswer ? [open(details)] : []
    return group instanceof HTMLDetailsElement ? [open(group), ...answer] : answer
  })
}

/** The questions of a part of the page. */
function rowsOf(group: HTMLElement): Row[] {
  const name = group.querySelector('h3')?.textContent ?? ''
  return [...group.querySelectorAll<HTMLDetailsElement>('details')].flatMap(details => {
    const [question, answer] = [details.querySelector('summary'), details.querySelector<HTMLElement>(answers)]
    if (!question || !answer) return []
    return [{ element: details.closest('li') ?? details, details, question, answer, group, name }]
  })
}

const answers = ':scope > p, :scope > .sheet > p'

/** Opens an answer or a part of the page; gives the function that makes it as it was, with another that it closes. */
function open(details: HTMLDetailsElement): () => void {
  if (details.open) return () => {}
  const closed =
    details.name && document.querySelector<HTMLDetailsElement>(`[name="${CSS.escape(details.name)}"][open]`)
  details.open = true
  return () => {
    details.open = false
    if (closed) closed.open = true
  }
}

/** Opens the answer that the URL names. */
function openNamed(list: HTMLElement): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (!target || !list.contains(target) || target.checkVisibility()) return
  for (let at = target.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true
  target.scrollIntoView()
}

/** Marks the words in questions and answers; browsers without ranges that can be styled mark nothing. */
function mark(rows: Row[], words: Found['marked'] = new Map()): void {
  if (!('highlights' in CSS)) return
  const ranges: Range[] = []
  for (const element of rows.flatMap(({ question, answer }) => [question, answer])) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(wordPattern)) {
        const length = words.get(toPlain(word))
        if (!length) continue
        const range = new Range()
        range.setStart(node, index)
        range.setEnd(node, index + Math.min(length, word.length))
        ranges.push(range)
      }
  }
  CSS.highlights.set('found', new Highlight(...ranges))
}
