// Reaches the browser, when the first toast is shown.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { toast, useToaster } from 'react-hot-toast/headless'
import type { ToastRequest } from './raise'
import { ToastRow } from './ToastRow'

/** Durations in milliseconds (specification, section 8); its limit of 20 toasts at once is react-hot-toast's default. */
const options = {
  duration: 4000,
  removeDelay: 180,
  success: { duration: 3000 },
  error: { duration: 5000 },
  loading: { duration: Number.POSITIVE_INFINITY },
}

/** How many milliseconds the live region exists before the first toast, so that assistive technology announces it. */
const settleMs = 100

let ready: Promise<void> | undefined

/** Shows a toast, after the live region has been created. */
export async function showToast({ text, kind = 'plain', id }: ToastRequest): Promise<void> {
  ready ??= new Promise(resolve => {
    const host = document.createElement('div')
    const header = document.getElementById('header')
    if (header) header.after(host)
    else document.body.prepend(host)
    const settled = () => void setTimeout(resolve, settleMs)
    createRoot(host).render(<Toaster onReady={settled} />)
  })
  await ready
  const raise = kind === 'plain' ? toast : toast[kind]
  raise(text, id === undefined ? {} : { id })
}

/** The stack of toasts. Timers pause while it has the pointer or the focus, or the page is hidden. F8 focuses it. */
function Toaster({ onReady }: { onReady: () => void }) {
  const { toasts, handlers } = useToaster(options)
  const list = useRef<HTMLOListElement>(null)
  const focusedBefore = useRef<HTMLElement>(null)
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isHidden, setHidden] = useState(document.hidden)
  const isShown = toasts.some(({ visible }) => visible)
  const isPaused = isShown && (isPointed || isFocused || isHidden)

  useEffect(onReady, [onReady])
  // An element that is removed under the pointer gets no pointerleave event.
  useEffect(() => {
    if (isShown) return
    setPointed(false)
    setFocused(false)
  }, [isShown])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers change with every toast, the pause does not
  useEffect(() => {
    if (isPaused) handlers.startPause()
    else handlers.endPause()
  }, [isPaused])
  useEffect(() => {
    const updateHidden = () => setHidden(document.hidden)
    const focusFirst = (event: globalThis.KeyboardEvent) => {
      const first = list.current?.querySelector<HTMLElement>('li:not([inert]) button')
      if (event.key !== 'F8' || !first) return
      event.preventDefault()
      first.focus()
    }
    document.addEventListener('visibilitychange', updateHidden)
    document.addEventListener('keydown', focusFirst)
    return () => {
      document.removeEventListener('visibilitychange', updateHidden)
      document.removeEventListener('keydown', focusFirst)
    }
  }, [])

  /** Dismisses a toast; if it has the focus, that moves to the next toast or back to the element focused before. */
  const dismiss = (id: string) => {
    const row = list.current?.querySelector(`[data-toast="${CSS.escape(id)}"]`)
    if (row?.contains(document.activeElement)) {
      const others = [...(list.current?.querySelectorAll<HTMLElement>('li:not([inert]) button') ?? [])]
      const at = others.findIndex(button => row.contains(button))
      const next = others[at + 1] ?? others[at - 1] ?? focusedBefore.current
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
            focusedBefore.current = relatedTarget
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
