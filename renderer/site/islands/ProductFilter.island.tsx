// Reaches the browser, when the catalogue's filter is used or its address holds a choice.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Choice } from './Choice'
import { changeUnseen } from './change-unseen'

export interface ProductFilterProps {
  /**
   * What the filter must know of each product; its row in the list has the id.
   * @example [{ "id": "product-vaja", "want": "Hand over routine work", "status": "Live" }]
   */
  products: { id: string; want: string; status: string }[]
  /** The list, with a row for each product. */
  children?: ReactNode
}

/** A filter in the URL must apply immediately, so these parameters hydrate the island before its first use. */
export const wake = '?want&status'

const all = { want: '', status: '' }

/**
 * Filters the products by what a visitor wants to do and by status, with the filter in the URL. The list itself is rendered by the server.
 */
export default function ProductFilter({ products, children }: ProductFilterProps) {
  const [choice, setChoice] = useState(all)
  const frame = useRef<HTMLDivElement>(null)
  const firstField = useRef<HTMLSelectElement>(null)
  const shown = products.filter(
    ({ want, status }) => (!choice.want || want === choice.want) && (!choice.status || status === choice.status),
  )
  const wants = [...new Map(products.toReversed().map(({ want, id }) => [want, id]))].toReversed()
  const statuses = [...new Set(products.map(({ status }) => status))]

  useEffect(() => {
    const asked = new URLSearchParams(location.search)
    const [want = '', status = ''] = [asked.get('want') ?? '', asked.get('status') ?? '']
    const choice = {
      want: products.some(product => product.want === want) ? want : '',
      status: products.some(product => product.status === status) ? status : '',
    }
    const controls = frame.current?.firstElementChild
    if (controls && (choice.want || choice.status)) changeUnseen(controls, () => setChoice(choice))
  }, [products])

  useEffect(() => {
    const ids = shown.map(({ id }) => id)
    for (const { id } of products) {
      const row = frame.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
      if (row) row.hidden = !ids.includes(id)
    }
  })

  const choose = (next: typeof all) => {
    setChoice(next)
    const address = new URL(location.href)
    for (const [name, value] of Object.entries(next))
      value ? address.searchParams.set(name, value) : address.searchParams.delete(name)
    history.replaceState(history.state, '', address)
  }

  return (
    <div ref={frame} className="wide">
      <div className="with-script mb-6 flex flex-wrap items-end gap-x-6 gap-y-4">
        <Choice
          label="I want to"
          options={wants.map(([want]) => want)}
          value={choice.want}
          onChange={want => choose({ ...choice, want })}
          field={firstField}
        />
        <Choice
          label="Status"
          options={statuses}
          value={choice.status}
          onChange={status => choose({ ...choice, status })}
        />
        <p role="status" className="min-w-32 min-h-11 flex items-center text-note text-ink-2 tabular-nums">
          Showing {shown.length} of {products.length}
        </p>
      </div>
      <nav aria-label="What you want to do" className="without-script mb-6">
        <ul className="nav flex flex-wrap gap-x-6 text-note">
          {wants.map(([want, id]) => (
            <li key={want}>
              <a className="inline-flex items-center min-h-8" href={`#${id}`}>
                {want}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {shown.length === 0 && (
        <div className="bg-paper-sunk p-6 sm:p-8">
          <p className="font-650">
            No {choice.status} product for “{choice.want}”
          </p>
          <p className="mt-1 mb-5 text-ink-2">Another status, or all of them, has products to show.</p>
          <button
            type="button"
            className="btn-quiet"
            onClick={() => {
              choose(all)
              firstField.current?.focus()
            }}
          >
            Show all {products.length}
          </button>
        </div>
      )}
      {children}
    </div>
  )
}
