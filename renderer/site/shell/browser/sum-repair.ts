// Reaches the browser, when a page has a decision to fill in.

/** Keeps the sum of a decision in step with its three numbers, says what it lacks, and copies or prints it. */
export function sumRepair(page: Element): void {
  const said = page.querySelector('output')
  const remark = page.querySelector('.decision-lacks')
  const unnamed = remark?.textContent ?? ''
  const numberOf = (name: string) =>
    page.querySelector<HTMLInputElement>(`[name="${name}"]`)?.valueAsNumber ?? Number.NaN
  const say = () => {
    if (said) said.value = repair(numberOf('all'), numberOf('right'), numberOf('minutes'))
    const [finder, signer] = namesOn(page)
    if (remark)
      remark.textContent = page.querySelector(':invalid')
        ? 'Its numbers are not right yet.'
        : lackOf({ finder, signer, isDecided: page.querySelector(':checked') !== null }, unnamed)
  }
  page.addEventListener('input', say)
  page.addEventListener('click', ({ target }) => {
    const take = target instanceof HTMLElement && target.dataset.take
    if (take === 'print') print()
    if (take === 'copy') void copy(page)
  })
  // Browsers restore numbers when a visitor comes back.
  say()
}

const namesOn = (page: Element) => [...page.querySelectorAll<HTMLTextAreaElement>('.is-name')].map(name => name.value)

const written = (number: number) => number.toLocaleString('en-US', { maximumFractionDigits: 1 })

/** Half a letter is not wrong. */
const wholeOf = (number: number) => `${Number.isInteger(number) ? '' : 'about '}${written(Math.round(number))}`

const counted = (number: number, unit: string) => `${written(number)} ${unit}${written(number) === '1' ? '' : 's'}`

/** How many go wrong, and the time that it takes to repair them. */
export function repair(all: number, right: number, minutes: number): string {
  if (right > 100) return 'At most 100% can be right.'
  if (all < 0 || right < 0 || minutes < 0) return 'No number can be below 0.'
  if (!(all >= 0 && right >= 0 && minutes >= 0)) return 'Fill in all three numbers.'
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

/** Copies a decision as lines of text, or selects it where the browser doesn't allow that. */
async function copy(page: Element): Promise<void> {
  const status = page.querySelector('[role="status"]')
  let message = 'Copied'
  try {
    // A page that is passed on has no numbers that it calls wrong.
    if (page.querySelector('input:invalid')) message = 'Not copied: its numbers are not right yet.'
    else await navigator.clipboard.writeText(textOf(page))
  } catch {
    message = 'Not copied: your browser doesn’t allow it. Print it instead.'
  }
  if (status) status.textContent = message
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
