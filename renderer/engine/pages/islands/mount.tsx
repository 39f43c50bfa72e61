// Reaches the browser, when the first island is hydrated.
import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Boundary } from './failure/Boundary'
import { Slot } from './Slot'

export { captureFields, restoreField } from './fields'

/** Hydrates one island; resolves when React has committed it. Errors are logged to the console. */
export function mount(element: Element, component: ComponentType<Record<string, unknown>>): Promise<void> {
  const props: Record<string, unknown> = JSON.parse(element.getAttribute('props') ?? '{}')
  const slotElement = element.querySelector('x-slot')
  const slot = slotElement && <Slot nodes={[...slotElement.childNodes]} />
  return new Promise(resolve => {
    // A transition is interruptible: the browser can respond to input in between.
    startTransition(() => {
      hydrateRoot(
        element,
        <AfterCommit run={resolve}>
          <Boundary>{createElement(component, props, slot)}</Boundary>
        </AfterCommit>,
        {
          identifierPrefix: element.getAttribute('key-prefix') ?? '',
          onCaughtError: console.error,
          onUncaughtError: console.error,
          onRecoverableError: console.error,
        },
      )
    })
  })
}

function AfterCommit({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run])
  return children
}
