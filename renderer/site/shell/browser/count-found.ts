// Reaches the browser, when a page has an exercise to mark.

/** Says in words what a visitor found in an exercise, while the pen is shown. */
export function countFound(exercise: Element): void {
  const pen = exercise.querySelector<HTMLInputElement>('.show-pen > input')
  const said = exercise.querySelector('output')
  const count = (selector: string) => exercise.querySelectorAll(selector).length
  const say = () => {
    if (!said) return
    const found = count('.fault :checked')
    said.value = pen?.checked ? result(found, count('.fault'), count('li :checked') - found) : ''
  }
  exercise.addEventListener('change', say)
  // Browsers restore boxes when a visitor comes back.
  say()
}

/** The result in words: how many were found, and how many right lines were marked as well. */
export const result = (found: number, faults: number, tooMany: number) =>
  `You found ${found} of ${faults}${tooMany ? `, and ${tooMany} too many` : ''}.`
