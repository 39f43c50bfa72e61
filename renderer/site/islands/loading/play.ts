// Reaches the browser, when a loading indicator is shown.
import lottie from 'lottie-web/build/player/lottie_light'
import dots from './dots.json'

/** Plays the animation in a loading indicator until it is hidden; the still picture shows until the player has rendered. */
export function play(indicator: HTMLElement): void {
  const container = indicator.querySelector('.dots')
  if (!container || indicator.hidden) return
  // The player modifies the object.
  const animation = lottie.loadAnimation({
    container,
    renderer: 'svg',
    loop: true,
    animationData: structuredClone(dots),
  })
  const observer = new MutationObserver(() => {
    if (!indicator.hidden) return
    observer.disconnect()
    animation.destroy()
  })
  observer.observe(indicator, { attributeFilter: ['hidden'] })
}
