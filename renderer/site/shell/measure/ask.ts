// Reaches the browser, on a site with an analytics service.
import { type Answer, isRefusedBySignal, readAnswer, saveAnswer } from './answer'

/** Lets the bar ask, be answered and be opened again; calls back at each answer. Gives what shows its state anew. */
export function ask(bar: HTMLElement, answered: () => void): () => void {
  let opener: HTMLElement | undefined
  const buttons = [...bar.querySelectorAll<HTMLButtonElement>('[data-answer]')]
  const status = bar.querySelector('[role=status]')

  const show = (isShown: boolean) => {
    const answer = readAnswer()
    const refused = isRefusedBySignal()
    bar.hidden = !isShown
    for (const button of buttons) button.hidden = button.dataset.answer ? refused : !answer
    if (status) status.textContent = answer ? sentence(answer, refused) : ''
    // What the bar covers can be scrolled into view above it.
    const room = isShown ? `${bar.offsetHeight}px` : ''
    document.documentElement.style.scrollPaddingBottom = room
    document.body.style.paddingBottom = room
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
  // Another tab may have answered.
  addEventListener('storage', update)
  update()
  return update
}

function sentence(answer: Answer, refused: boolean): string {
  if (refused) return 'Your browser sends Global Privacy Control. We take that as no: nothing is counted.'
  return answer === 'yes' ? 'Your answer so far: yes.' : 'Your answer so far: no. Nothing is counted.'
}
