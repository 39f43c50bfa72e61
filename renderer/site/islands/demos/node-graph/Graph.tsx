// Reaches the browser, when a visitor uses the node graph.
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { useDrag } from './drag'
import { FilterSettings } from './FilterSettings'
import { type Mover, StepNode } from './StepNode'
import { isOn, moveTo, type Run, type Step, type Workflow } from './workflow'

interface GraphProps {
  workflow: Workflow
  result: Run
  /** The list element, which has the places of the nodes. */
  graph: RefObject<HTMLOListElement | null>
  onChange: (workflow: Workflow) => void
  /** Puts Classify before a node that needs it. */
  onFix: (step: Step) => void
  /** The node of the file. */
  children: ReactNode
}

/** The file and the heads of the nodes, in one row: the lanes are below it. */
export function Graph({ workflow, result, graph, onChange, onFix, children }: GraphProps) {
  const id = useId()
  const { order, off, condition } = workflow
  const { focusNext, moverId } = useFocusAfterMove(id)
  const move = (step: Step, place: number) => onChange({ ...workflow, order: moveTo(order, step, place) })
  const { dragged, handle } = useDrag(order, () => graph.current?.querySelectorAll('[data-slot]'), move)
  return (
    <ol
      ref={graph}
      className="list-none grid gap-2 mb-2 @[36rem]:grid-cols-3 @[66rem]:gap-0 @[66rem]:grid-cols-[minmax(0,2fr)_repeat(3,12rem)_minmax(14rem,1fr)] items-stretch"
    >
      <li className="@[36rem]:col-span-full @[66rem]:col-auto">{children}</li>
      {result.reports.map((report, place) => {
        const { step } = report
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places stay, their content changes
          <li key={place} className="min-w-0 @[66rem]:flex">
            <Joint />
            <div data-slot="" className={`h-full flex-1 min-w-0 ${dragged === step ? 'relative z-2' : ''}`}>
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
                onFix={() => onFix(step)}
                onSwitch={on => onChange({ ...workflow, off: on ? off.filter(each => each !== step) : [...off, step] })}
              >
                {step === 'filter' ? (
                  <FilterSettings
                    condition={condition}
                    id={id}
                    onChange={changed => onChange({ ...workflow, condition: changed })}
                  />
                ) : (
                  does[step]
                )}
              </StepNode>
            </div>
          </li>
        )
      })}
      <li className="hidden @[66rem]:flex">
        <Joint />
        <p className="flex-1 px-2.5 py-2.5 border border-solid border-rule-ctl rounded-2 font-650 bg-paper-lift">
          Person
          <span className="block mt-2 text-note text-ink-2 font-400">decides what is unclear</span>
        </p>
      </li>
    </ol>
  )
}

/** The line from one node to the next, with its two ends. */
const Joint = () => (
  <svg
    viewBox="0 0 36 12"
    className="hidden @[66rem]:block relative z-1 flex-none self-center -mx-1.5 w-9 h-3 fill-paper-lift stroke-own"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d="M11 6h14M1 6a5 5 0 1 0 10 0a5 5 0 1 0-10 0M25 6a5 5 0 1 0 10 0a5 5 0 1 0-10 0" />
  </svg>
)

/** The task of each node, below its name. */
const does = { classify: 'by a word in it', route: 'to its desk' }

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
