// Reaches the browser, when a page has a decision to fill in.

/**
 * Keeps the sum of a decision in step with its three numbers, marks those that can't be, says what it lacks, and copies
 * or prints it.
 */
export function sumRepair(page: Element): void {
  const said = page.querySelector('output')
  const remark = page.querySelector('.decision-lacks')
  const unnamed = remark?.textContent ?? ''
  const fields = [...page.querySelectorAll<HTMLInputElement>('[type="number"]')]
  const say = () => {
    if (said) said.value = repair(...(fields.map(field => field.valueAsNumber) as [number, number, number]))
    for (const field of fields) markField(field, said?.id ?? '')
    const [finder, signer] = namesOn(page)
    if (remark)
      remark.textContent = page.querySelector(':invalid')
        ? 'Its numbers are not right yet.'
        : lackOf({ finder, signer, isDecided: page.querySelector(':checked') !== null }, unnamed)
  }
  page.addEventListener('input', say)
  page.addEventListener('click', ({ target }) => {
    const take = target instanceof HTMLElement && target.dataset.take
    if (take === 'print' && isRight(page, 'printed')) print()
    if (take === 'copy' && isRight(page, 'copied')) void copy(page)
  })
  printValid(fields, say)
  // Browsers restore numbers when a visitor comes back.
  say()
}

/** Marks a number that can't be; `reason` is the id of the text that says why. */
function markField(field: HTMLInputElement, reason: string): void {
  const marks = { 'aria-invalid': 'true', 'aria-describedby': reason }
  for (const [name, value] of Object.entries(marks))
    if (field.validity.valid) field.removeAttribute(name)
    else field.setAttribute(name, value)
}

/** Prints the last numbers that could be instead of those that can't: a page that is passed on is not wrong. */
function printValid(fields: HTMLInputElement[], say: () => void): void {
  const valid = fields.map(field => field.defaultValue)
  let written: string[] = []
  const storeValid = () =>
    fields.forEach((field, index) => {
      if (field.validity.valid) valid[index] = field.value
    })
  for (const field of fields) field.addEventListener('input', storeValid)
  addEventListener('beforeprint', () => {
    storeValid()
    written = fields.map(field => field.value)
    fields.forEach((field, index) => {
      if (!field.validity.valid) field.value = valid[index] ?? ''
    })
    say()
  })
  addEventListener('afterprint', () => {
    fields.forEach((field, index) => {
      if (field.value !== written[index]) field.value = written[index] ?? ''
    })
    say()
  })
}

const namesOn = (page: Element) => [...page.querySelectorAll<HTMLTextAreaElement>('.is-name')].map(name => name.value)

const written = (number: number) => number.toLocaleString('en-US', { maximumFractionDigits: 1 })

/** Half a letter is not wrong. */
const wholeOf = (number: number) => `${Number.isInteger(number) ? '' : 'about '}${written(Math.round(number))}`

const counted = (number: number, unit: string) => `${written(number)} ${unit}${written(number) === '1' ? '' : 's'}`

/** How many go wrong, and the time that it takes to repair them; of numbers that can't be, each reason. */
export function repair(all: number, right: number, minutes: number): string {
  const numbers = [all, right, minutes]
  const faults = [
    right > 100 && 'At most 100% can be right.',
    numbers.some(number => number < 0) && 'No number can be below 0.',
    numbers.some(Number.isNaN) && 'Fill in all three numbers.',
  ].filter(Boolean)
  if (faults.length > 0) return faults.join(' ')
  // A percentage with a fraction is not exact in binary: 0.3 and a little more.
  const wrong = Number(((all * (100 - right)) / 100).toFixed(6))
  const time = wrong * minutes
  const spent = time > 0 && time < 60 ? counted(time, 'minute') : counted(time / 60, 'hour')
  return `${wrong > 0 && wrong < 1 ? 'fewer than 1' : wholeOf(wrong)} wrong, ${spent} a month`
}

/** What is filled in of a decision besides its numbers. */
interface Filled {
  finder: string | undefined
  signer: string | undefined
  isDecided: boolean
}

/** What a decision lacks first, in the order of its lines; `unnamed` is said where it has no name at all. */
export function lackOf({ finder, signer, isDecided }: Filled, unnamed: string): string {
  if (!finder && !signer) return unnamed
  if (!finder) return 'Nobody is named who finds them.'
  if (!isDecided) return 'Nothing is decided yet.'
  return signer ? '' : 'Nobody has signed yet.'
}

const report = (page: Element, message: string) => {
  const status = page.querySelector('[role="status"]')
  if (status) status.textContent = message
}

/** Whether all numbers can be; where one can't, says that nothing was `done` with the page and leads to that number. */
function isRight(page: Element, done: string): boolean {
  const wrong = page.querySelector<HTMLInputElement>('input:invalid')
  report(page, wrong ? `Not ${done}: its numbers are not right yet.` : '')
  wrong?.focus()
  return !wrong
}

/** Copies a decision as lines of text, or says that the browser doesn't allow it. */
async function copy(page: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(textOf(page))
    report(page, 'Copied')
  } catch {
    report(page, 'Not copied: your browser doesn’t allow it. Print it instead.')
  }
}

/** The lines of a decision as they are filled in; of an empty one, what it suggests. */
function textOf(page: Element): string {
  const lines = [...page.querySelectorAll('.paper-title, .decision-sum, textarea, output, :checked')].map(each => {
    const label = each.closest('label, p')?.textContent?.trim() ?? ''
    if (each instanceof HTMLTextAreaElement) return `${label}: ${each.value || each.placeholder}`
    if (each.matches(':checked')) return `We ${label}`
    return each.matches('.decision-sum') ? amounts(each) : label
  })
  return lines.join('\n')
}

const amounts = (sum: Element) =>
  [...sum.querySelectorAll('input')].map(input => `${input.value} ${input.labels?.[0]?.textContent?.trim()}`).join(', ')
