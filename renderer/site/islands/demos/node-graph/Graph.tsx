// Reaches the browser, when a visitor uses the node graph.
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { useDrag } from './drag'
import { Edge } from './Edge'
import { FilterSettings } from './FilterSettings'
import { Found } from './Found'
import { type Mover, StepNode } from './StepNode'
import { isOn, moveTo, type Run, type Step, type Workflow } from './workflow'

interface GraphProps {
  workflow: Workflow
  result: Run
  /** The list element, whose edges are animated. */
  graph: RefObject<HTMLOListElement | null>
  onChange: (workflow: Workflow) => void
}

/** The nodes from the file to the result, with the number of records on each edge. */
export function Graph({ workflow, result, graph, onChange }: GraphProps) {
  const id = useId()
  const { order, off, condition } = workflow
  const { focusNext, moverId } = useFocusAfterMove(id)
  const move = (step: Step, place: number) => onChange({ ...workflow, order: moveTo(order, step, place) })
  const { dragged, handle } = useDrag(order, () => graph.current?.querySelectorAll('[data-slot]'), move)
  const all = result.outcomes.length
  const reached = result.reports.at(-1)?.left ?? all
  return (
    <ol ref={graph} className="flex flex-col lg:flex-row">
      <li className="flex flex-col lg:flex-row">
        <EndNode name="Invoices (CSV)" says={`${all} rows`} className="lg:w-28" />
        <Edge records={all} />
      </li>
      {result.reports.map((report, place) => {
        const { step, left } = report
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places stay, their content changes
          <li key={place} className="flex flex-col lg:flex-row lg:flex-1 min-w-0">
            <div data-slot="" className={`lg:flex-1 min-w-0 ${dragged === step ? 'relative z-1' : ''}`}>
              <StepNode
                report={report}
                on={isOn(step, workflow)}
                dragged={dragged === step}
                place={place}
                of={order.length}
                moverId={moverId}
                handle={handle(step)}
                onMove={(to, mover) => {
                  focusNext(step, mover)
                  move(step, to)
                }}
                onSwitch={on => onChange({ ...workflow, off: on ? off.filter(each => each !== step) : [...off, step] })}
              >
                {step === 'filter' ? (
                  <FilterSettings
                    condition={condition}
                    id={id}
                    onChange={changed => onChange({ ...workflow, condition: changed })}
                  />
                ) : (
                  <Found step={step} outcomes={result.outcomes} />
                )}
              </StepNode>
            </div>
            <Edge records={left} />
          </li>
        )
      })}
      <li className="flex">
        <EndNode name="Result" says={`${reached} of ${all} rows`} className="flex-1 lg:w-36">
          <ul className="mt-1 flex flex-col min-h-23 lg:min-h-28">
            {tally(result).map(([desk, count]) => (
              <li key={desk} className="flex gap-2 text-ink">
                <span className="flex-none w-3">{count}</span> {desk}
              </li>
            ))}
          </ul>
        </EndNode>
      </li>
    </ol>
  )
}

/** The node of the file or of the result, which can't be moved. */
function EndNode({
  name,
  says,
  className,
  children,
}: {
  name: string
  says: string
  className: string
  children?: ReactNode
}) {
  return (
    <div className={`self-start w-full p-3 rounded-ctl bg-paper-sunk ${className}`}>
      <p className="min-h-9 flex items-center font-650 leading-tight">{name}</p>
      <div className="text-note text-ink-2 lg:mt-3">
        <p>{says}</p>
        {children}
      </div>
    </div>
  )
}

/** The number of invoices for each desk. */
function tally({ outcomes }: Run): [desk: string, count: number][] {
  const counts = new Map<string, number>()
  for (const { desk = 'without a desk', stoppedAt } of outcomes)
    if (!stoppedAt) counts.set(desk, (counts.get(desk) ?? 0) + 1)
  return [...counts]
}

/** Ids for the controls that move a node; restores the focus on one after its node has moved. */
function useFocusAfterMove(id: string) {
  const next = useRef<string>(undefined)
  const moverId = (step: Step, mover: Mover) => `${step}-${mover}${id}`
  useLayoutEffect(() => {
    if (next.current) document.getElementById(next.current)?.focus()
    next.current = undefined
  })
  const focusNext = (step: Step, mover: Mover) => {
    next.current = moverId(step, mover)
  }
  return { moverId, focusNext }
}
