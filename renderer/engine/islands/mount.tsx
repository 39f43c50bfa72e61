// Reaches the browser, when the first island wakes.
import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Boundary } from './failure/Boundary'
import { Slot } from './Slot'

export { captureFields, restoreField } from './fields'

/** Wakes one island in place; settles when the browser half has taken over. Errors are logged to the console. */
export function mount(element: Element, component: ComponentType<Record<string, unknown>>): Promise<void> {
  const props: Record<string, unknown> = JSON.parse(element.getAttribute('props') ?? '{}')
  const slotElement = element.querySelector('x-slot')
  const slot = slotElement && <Slot nodes={[...slotElement.childNodes]} />
  return new Promise(resolve => {
    // As a transition it is done in slices, between which the browser answers the visitor.
    startTransition(() => {
      hydrateRoot(
        element,
        <Done then={resolve}>
          <Boundary>{createElement(component, props, slot)}</Boundary>
        </Done>,
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

function Done({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then])
  return children
}
