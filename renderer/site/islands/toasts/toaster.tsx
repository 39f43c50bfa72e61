// Reaches the browser, with the first toast.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { toast, useToaster } from 'react-hot-toast/headless'
import type { ToastRequest } from './raise'
import { ToastRow } from './ToastRow'

/** Durations in milliseconds, from section 8 of the specification; its limit of 20 at once is react-hot-toast's own. */
const options = {
  duration: 4000,
  removeDelay: 180,
  success: { duration: 3000 },
  error: { duration: 5000 },
  loading: { duration: Number.POSITIVE_INFINITY },
}

/** Assistive technology has to know the live region before anything is put into it. */
const settle = 100

let ready: Promise<void> | undefined

/** Shows a toast, after the region that announces it is there. */
export async function showToast({ text, kind = 'plain', id }: ToastRequest): Promise<void> {
  ready ??= new Promise(resolve => {
    const host = document.createElement('div')
    const header = document.getElementById('header')
    if (header) header.after(host)
    else document.body.prepend(host)
    const settled = () => void setTimeout(resolve, settle)
    createRoot(host).render(<Toaster then={settled} />)
  })
  await ready
  const raise = kind === 'plain' ? toast : toast[kind]
  raise(text, id === undefined ? {} : { id })
}

/** The stack of toasts: timers rest while it is pointed at, holds the focus, or the page is hidden. F8 leads to it. */
function Toaster({ then }: { then: () => void }) {
  const { toasts, handlers } = useToaster(options)
  const list = useRef<HTMLOListElement>(null)
  const before = useRef<HTMLElement>(null)
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isHidden, setHidden] = useState(document.hidden)
  const isShown = toasts.some(({ visible }) => visible)
  const isHeld = isShown && (isPointed || isFocused || isHidden)

  useEffect(then, [then])
  // What is pointed at may go without the pointer ever leaving it.
  useEffect(() => {
    if (isShown) return
    setPointed(false)
    setFocused(false)
  }, [isShown])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers change with every toast, the hold does not
  useEffect(() => {
    if (isHeld) handlers.startPause()
    else handlers.endPause()
  }, [isHeld])
  useEffect(() => {
    const hide = () => setHidden(document.hidden)
    const reach = (event: globalThis.KeyboardEvent) => {
      const first = list.current?.querySelector<HTMLElement>('li:not([inert]) button')
      if (event.key !== 'F8' || !first) return
      event.preventDefault()
      first.focus()
    }
    document.addEventListener('visibilitychange', hide)
    document.addEventListener('keydown', reach)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      document.removeEventListener('keydown', reach)
    }
  }, [])

  /** Takes a toast away; the focus, when it was there, goes to the next one or back to where it came from. */
  const dismiss = (id: string) => {
    const row = list.current?.querySelector(`[data-toast="${CSS.escape(id)}"]`)
    if (row?.contains(document.activeElement)) {
      const others = [...(list.current?.querySelectorAll<HTMLElement>('li:not([inert]) button') ?? [])]
      const at = others.findIndex(button => row.contains(button))
      const next = others[at + 1] ?? others[at - 1] ?? before.current
      if (next?.isConnected) next.focus()
    }
    toast.dismiss(id)
  }
  const dismissFocused = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.key === 'Escape' && (event.target as Element).closest<HTMLElement>('[data-toast]')
    if (row) dismiss(row.dataset.toast ?? '')
  }

  return (
    <section aria-label="Notifications (F8)" className="no-print" onKeyDown={dismissFocused}>
      <ol
        ref={list}
        aria-live="polite"
        aria-relevant="additions text"
        aria-atomic="false"
        className="nav fixed top-18 left-gutter right-gutter sm:left-auto sm:w-96 z-9 grid gap-2 max-h-[calc(100dvh-5rem)] of-y-auto pointer-events-none"
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={({ relatedTarget }) => {
          if (relatedTarget instanceof HTMLElement && !list.current?.contains(relatedTarget))
            before.current = relatedTarget
          setFocused(true)
        }}
        onBlur={({ relatedTarget }) =>
          setFocused(relatedTarget instanceof Node && !!list.current?.contains(relatedTarget))
        }
      >
        {toasts.map(each => (
          <ToastRow key={each.id} toast={each} dismiss={() => dismiss(each.id)} />
        ))}
      </ol>
    </section>
  )
}
