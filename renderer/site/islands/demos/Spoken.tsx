// Reaches the browser, when a visitor uses a figure that announces its result.
import { type ReactNode, useEffect, useState } from 'react'

/** After how many milliseconds without a change a result is announced. */
const pauseMs = 900

/** Announces a result to screen readers after a pause, so that typing isn't interrupted; says nothing at first. */
export function Spoken({ text }: { text: string }): ReactNode {
  const [first] = useState(text)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const pause = setTimeout(() => setSaid(before => (text === first && before === '' ? '' : text)), pauseMs)
    return () => clearTimeout(pause)
  }, [text, first])
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  )
}
