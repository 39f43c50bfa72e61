// Reaches the browser, when a visitor uses it.
import { type ReactNode, useEffect, useState } from 'react'

export interface MapEmbedProps {
  /** The address of the map that can be embedded. */
  address: string
  /** The place that stands there until the map does. */
  children?: ReactNode
}

/** When the map's code is fetched; the map itself only on a click. */
export const wake = 'use'

/** How long the map may take before we say that it has not come, in milliseconds. */
const timeoutMs = 10_000

/** The map of another company, asked for only on a click, after saying who is asked and what is sent. */
export default function MapEmbed({ address, children }: MapEmbedProps) {
  const [isShown, setShown] = useState(false)
  const [isThere, setThere] = useState(false)
  const [isLate, setLate] = useState(false)
  const host = new URL(address).hostname

  useEffect(() => {
    if (!isShown || isThere) return
    const timer = setTimeout(setLate, timeoutMs, true)
    return () => clearTimeout(timer)
  }, [isShown, isThere])

  const toggle = () => {
    setShown(!isShown)
    setThere(false)
    setLate(false)
  }
  const said = isThere ? 'The map is shown.' : isLate ? `No map came from ${host} so far.` : 'The map is loading.'

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
          onLoad={() => setThere(true)}
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
        <span role="status" className={isLate && !isThere ? 'w-full text-warn' : 'visually-hidden'}>
          {isShown && said}
        </span>
      </figcaption>
    </figure>
  )
}
