// Reaches the browser, when a page with blocks to reveal or figures to count is scrolled.
import { count } from './count'
import { reveal } from './reveal'

/**
 * Sets up the animations of blocks and figures below the window; those already seen are not animated. All of them end at
 * once when the page is printed or the visitor turns on reduced motion.
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
