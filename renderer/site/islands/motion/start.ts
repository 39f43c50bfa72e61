// Reaches the browser, when a page with something to reveal or count is scrolled.
import { count } from './count'
import { reveal } from './reveal'

/**
 * Prepares what lies below the window to be revealed and counted. What a visitor has seen already stays as it is, and
 * everything shows at once when the page is printed or motion is no longer wanted.
 */
export function startMotion(): void {
  const blocks = below('[data-reveal]').filter(block => !block.parentElement?.closest('[data-reveal]'))
  const endings = [...below('[data-count]').map(count), ...blocks.map(reveal)]
  const showAll = () => {
    for (const end of endings) end()
  }
  addEventListener('beforeprint', showAll, { once: true })
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', showAll, { once: true })
}

function below(selector: string): HTMLElement[] {
  const elements = [...document.querySelectorAll<HTMLElement>(selector)]
  return elements.filter(element => element.getBoundingClientRect().top >= innerHeight)
}
