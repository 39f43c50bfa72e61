// Reaches the browser, when a visitor uses a form.
import { type ReactNode, useEffect, useRef } from 'react'

interface FormMessageProps {
  tone: 'bad' | 'ok' | 'info'
  title: string
  children?: ReactNode
}

const edges = { bad: 'border-bad', ok: 'border-ok', info: 'border-info' }

/** A message at the top of a form; takes the focus when it appears, and scrolls to below the toasts. */
export function FormMessage({ tone, title, children }: FormMessageProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={title}
      data-message={tone}
      className={`scroll-mt-32 border-0 border-l-4 border-solid bg-paper-sunk px-5 py-4 ${edges[tone]}`}
    >
      <p className="text-body font-650">{title}</p>
      {children && <div className="mt-1 grid gap-3 text-note text-ink-2 justify-items-start">{children}</div>}
    </section>
  )
}
