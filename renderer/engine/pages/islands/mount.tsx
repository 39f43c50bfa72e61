// Reaches the browser, when the first island is hydrated.
import {
  Component,
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isLoadingError, showFailure } from './failure/show-failure'

export { captureFields, restoreField } from './fields'

/** Hydrates one island; resolves when React has committed it. Errors are logged to the console. */
export function mount(element: Element, component: ComponentType<Record<string, unknown>>): Promise<void> {
  const props: Record<string, unknown> = JSON.parse(element.getAttribute('props') ?? '{}')
  // React sets the text of each field again, which would move the caret of one whose own text was never set.
  for (const field of element.querySelectorAll('textarea')) field.value = `${field.value}`
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

const subscribe = () => () => {}

/** Children of an island, rendered on the server. Hydration leaves their nodes, which are back after an error. */
function Slot({ nodes }: { nodes: ChildNode[] }) {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
  const [isInPlace] = useState(isHydrating)
  if (isInPlace) return <x-slot dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  return <x-slot ref={slot => slot?.replaceChildren(...nodes)} />
}

/** The error boundary of an island: shows the failure, and renders the island again on Try Again. */
class Boundary extends Component<{ children: ReactNode }, { failure: unknown }> {
  override state: { failure: unknown } = { failure: undefined }

  static getDerivedStateFromError(failure: unknown) {
    return { failure: failure ?? new Error('Nothing was thrown') }
  }

  override render() {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    return (
      <div
        ref={place => {
          const kind = isLoadingError(failure) ? 'update' : 'error'
          if (place) showFailure(place, kind, () => this.setState({ failure: undefined }))
        }}
      />
    )
  }
}
