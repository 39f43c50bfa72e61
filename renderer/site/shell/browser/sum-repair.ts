// Reaches the browser, when a page has a decision to fill in.

/** Keeps the sum of a decision in step with its three numbers. */
export function sumRepair(page: Element): void {
  const said = page.querySelector('output')
  const numberOf = (name: string) =>
    page.querySelector<HTMLInputElement>(`[name="${name}"]`)?.valueAsNumber ?? Number.NaN
  const say = () => {
    if (said) said.value = repair(numberOf('all'), numberOf('right'), numberOf('minutes'))
  }
  page.addEventListener('input', say)
  // Browsers restore numbers when a visitor comes back.
  say()
}

const written = (number: number) => number.toLocaleString('en-US', { maximumFractionDigits: 1 })

/** How many go wrong, and the hours that it takes to repair them. */
export function repair(all: number, right: number, minutes: number): string {
  if (right > 100) return 'At most 100% can be right.'
  if (!(all >= 0 && right >= 0 && minutes >= 0)) return 'Fill in all three numbers.'
  const wrong = Math.round((all * (100 - right)) / 100)
  return `${written(wrong)} wrong, ${written((wrong * minutes) / 60)} hours a month`
}
