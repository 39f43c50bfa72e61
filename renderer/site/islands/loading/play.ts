// Reaches the browser, when a wait is shown.
import lottie from 'lottie-web/build/player/lottie_light'
import dots from './dots.json'

/** Plays the dots in a sign until it is hidden; its box keeps the still picture until the player has drawn its own. */
export function play(sign: HTMLElement): void {
  const container = sign.querySelector('.dots')
  if (!container || sign.hidden) return
  // The player writes into the object that it is given.
  const animation = lottie.loadAnimation({
    container,
    renderer: 'svg',
    loop: true,
    animationData: structuredClone(dots),
  })
  const watch = new MutationObserver(() => {
    if (!sign.hidden) return
    watch.disconnect()
    animation.destroy()
  })
  watch.observe(sign, { attributeFilter: ['hidden'] })
}
