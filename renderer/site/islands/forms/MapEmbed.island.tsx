// Reaches the browser, when a visitor uses it.
import { type ReactNode, useEffect, useState } from 'react'

export interface MapEmbedProps {
  /** The URL of the map's page for embedding. */
  address: string
  /** The content above the map. */
  children?: ReactNode
}

/** The island is hydrated on first use; the map itself is loaded only on a click. */
export const wake = 'use'

/** After how many milliseconds without the map a message says so. */
const timeoutMs = 10_000

/** An external map, loaded only on a click, below a note on its provider and the data that is sent. */
export default function MapEmbed({ address, children }: MapEmbedProps) {
  const [isShown, setShown] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const [isLate, setLate] = useState(false)
  const host = new URL(address).hostname

  useEffect(() => {
    if (!isShown || isLoaded) return
    const timer = setTimeout(setLate, timeoutMs, true)
    return () => clearTimeout(timer)
  }, [isShown, isLoaded])

  const toggle = () => {
    setShown(!isShown)
    setLoaded(false)
    setLate(false)
  }
  const message = isLoaded ? 'The map is shown.' : isLate ? `No map came from ${host} so far.` : 'The map is loading.'

  return (
    <figure className="frame wide my-8" data-provider="map">
      {children}
      {isShown && (
        <iframe
          className="block w-full h-96 border-0 border-t border-solid border-rule bg-paper-sunk"
          title="Map of the way to our office"
          src={address}
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-forms"
          onLoad={() => setLoaded(true)}
        />
      )}
      <figcaption className="caption items-center">
        <span className="max-w-m-body">
          The map comes from {host}, and only when you ask for it. That company then learns your IP address, your
          browser and the name of this site.
        </span>
        <span className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <button type="button" className="with-script btn-quiet" aria-expanded={isShown} onClick={toggle}>
            {isShown ? 'Hide the map' : 'Show the map'}
          </button>
          <a className="text-link" href={address} target="_blank" rel="noopener">
            Open the map in a new tab
          </a>
        </span>
        <span role="status" className={isLate && !isLoaded ? 'w-full text-warn' : 'visually-hidden'}>
          {isShown && message}
        </span>
      </figcaption>
    </figure>
  )
}
