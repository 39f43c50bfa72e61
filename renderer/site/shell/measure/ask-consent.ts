// Reaches the browser, when the site has an analytics service.
import { type Answer, isRefusedBySignal, readAnswer, saveAnswer } from './answer'

/**
 * Sets up the consent bar: its answers and the buttons that open it again. Calls `answered` at each answer; returns the
 * function that shows or hides the bar by the stored answer.
 */
export function ask(bar: HTMLElement, answered: () => void): () => void {
  let opener: HTMLElement | undefined
  const buttons = [...bar.querySelectorAll<HTMLButtonElement>('[data-answer]')]
  const status = bar.querySelector('[role=status]')

  const show = (isShown: boolean) => {
    const answer = readAnswer()
    const refused = isRefusedBySignal()
    bar.hidden = !isShown
    for (const button of buttons) button.hidden = button.dataset.answer ? refused : !answer
    if (status) status.textContent = answer ? describe(answer, refused) : ''
    // So that content behind the bar can be scrolled into view above it.
    const padding = isShown ? `${bar.offsetHeight}px` : ''
    document.documentElement.style.scrollPaddingBottom = padding
    document.body.style.paddingBottom = padding
  }
  const update = () => show(!readAnswer())

  for (const button of buttons)
    button.addEventListener('click', () => {
      const { answer } = button.dataset
      if (answer) saveAnswer(answer as Answer)
      show(false)
      opener?.focus()
      opener = undefined
      answered()
    })
  for (const control of document.querySelectorAll<HTMLElement>('[data-privacy]'))
    control.addEventListener('click', () => {
      opener = control
      show(true)
      bar.focus()
    })
  // The answer may be given in another tab.
  addEventListener('storage', update)
  update()
  return update
}

function describe(answer: Answer, refused: boolean): string {
  if (refused) return 'Your browser sends Global Privacy Control. We take that as no: nothing is counted.'
  return answer === 'yes' ? 'Your answer so far: yes.' : 'Your answer so far: no. Nothing is counted.'
}
