// Reaches the browser, when a visitor uses it.
import { type ReactNode, useEffect, useState } from 'react'

export interface FrameEmbedProps {
  /** The URL of the page that is shown in the frame. */
  address: string
  /** The content of the frame in words, for people who don't see it. */
  title: string
  /** The noun for it in sentences, such as "map". */
  noun: string
  /** The name of the outside service, by which the security policy grants the frame. */
  provider: string
  /** The content above the frame. */
  children?: ReactNode
}

/** The island is hydrated on first use; the frame itself is loaded only on a click. */
export const wake = 'use'

/** After how many milliseconds without the frame a message says so. */
const timeoutMs = 10_000

/** A page of another site, loaded only on a click, below a note on its provider and the data that is sent. */
export default function FrameEmbed({ address, title, noun, provider, children }: FrameEmbedProps) {
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
  const message = isLoaded
    ? `The ${noun} is shown.`
    : isLate
      ? `No ${noun} came from ${host} so far.`
      : `The ${noun} is loading.`

  return (
    <figure className="frame wide my-8" data-provider={provider}>
      {children}
      {isShown && (
        <iframe
          className="block w-full h-96 border-0 border-t border-solid border-rule bg-paper-sunk"
          title={title}
          src={address}
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-forms"
          onLoad={() => setLoaded(true)}
        />
      )}
      <figcaption className="caption items-center">
        <span className="max-w-m-body">
          The {noun} comes from {host}, and only when you ask for it. That company then learns your IP address, your
          browser and the name of this site.
        </span>
        <span className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <button type="button" className="with-script btn-quiet" aria-expanded={isShown} onClick={toggle}>
            {isShown ? `Hide the ${noun}` : `Show the ${noun}`}
          </button>
          <a className="text-link" href={address} target="_blank" rel="noopener">
            Open the {noun} in a new tab
          </a>
        </span>
        <span role="status" className={isLate && !isLoaded ? 'w-full text-warn' : 'visually-hidden'}>
          {isShown && message}
        </span>
      </figcaption>
    </figure>
  )
}
