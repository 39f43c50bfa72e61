// Reaches the browser, when a visitor uses this figure.
import { animate } from 'framer-motion/dom/mini'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Frame, Pane } from '../Frame'
import { Graph } from './Graph'
import { invoices } from './invoices'
import { notes, outcomeOf, summarize } from './notes'
import { Outcomes } from './Outcomes'
import { moveTo, run, type Step, type Workflow } from './workflow'

export interface NodeGraphProps {
  /**
   * The order of the three nodes at first; a node left out comes last.
   * @example ["filter", "classify", "route"]
   */
  order?: Step[]
  /**
   * The nodes that are switched off at first.
   * @example ["route"]
   */
  off?: Step[]
  /**
   * The amount in dollars from which Filter lets an invoice pass at first.
   * @minimum 0
   * @example 500
   */
  least?: number
}

/** The demo is hydrated on first use. */
export const wake = 'use'

const steps: Step[] = ['filter', 'classify', 'route']

/** A small workflow over eight sample invoices: its nodes can be moved and switched off, the result follows. */
export default function NodeGraph({ order = steps, off = [], least = 500 }: NodeGraphProps): ReactNode {
  const [workflow, setWorkflow] = useState<Workflow>({
    order: [...new Set([...order, ...steps])],
    off,
    condition: { by: 'amount', least: String(least), category: 'Travel' },
  })
  const [log, setLog] = useState(() => firstRuns(workflow))
  const result = run(invoices, workflow)
  const graph = useRef<HTMLOListElement>(null)
  const showRecords = useRecordsOnEdges(graph)
  const start = () => {
    setLog([{ number: (log[0]?.number ?? 0) + 1, ...summarize(result, workflow) }, ...log.slice(0, 2)])
    showRecords()
  }
  return (
    <Frame
      label="A workflow of five nodes over eight invoices, and its result"
      color="copper"
      caption="FlowBuilder. Move a node, switch one off, change the filter, then run it."
      isAnnotated
      source="Sample invoices, computed results. Classify uses word rules in place of a model."
    >
      <Pane
        className="across"
        label="Workflow"
        tools={
          <button type="button" className="btn" onClick={start}>
            Run
          </button>
        }
      >
        <Graph workflow={workflow} result={result} graph={graph} onChange={setWorkflow} />
      </Pane>
      <Pane
        className="border-0 border-t border-solid border-rule"
        label={<span aria-live="polite">{outcomeOf(result, workflow)}</span>}
      >
        <Outcomes outcomes={result.outcomes} notes={notes(result, workflow)} />
      </Pane>
      <Pane className="border-0 border-t border-solid border-rule" label="Runs">
        <ol className="text-note grid gap-3 sm:grid-cols-2 lg:grid-cols-3 min-h-24 sm:min-h-12" aria-live="polite">
          {log.map(({ number, nodes, said }) => (
            <li key={number} className="flex gap-3">
              <b className="flex-none min-w-3">{number}</b>
              <span>
                {nodes}
                <span className="block text-ink-3">{said}</span>
              </span>
            </li>
          ))}
        </ol>
      </Pane>
    </Frame>
  )
}

/** Two runs to compare: the initial graph, and before it the same with Classify first. */
function firstRuns(workflow: Workflow) {
  const other = { ...workflow, order: moveTo(workflow.order, 'classify', 0) }
  return [workflow, other].map((each, index) => ({ number: 2 - index, ...summarize(run(invoices, each), each) }))
}

/** Animates a dot along each edge for every record, edge by edge, unless the visitor prefers reduced motion. */
function useRecordsOnEdges(graph: RefObject<HTMLElement | null>): () => void {
  const running = useRef<ReturnType<typeof animate>[]>([])
  useEffect(() => () => stop(running.current), [])
  return () => {
    stop(running.current)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const edges = [...(graph.current?.querySelectorAll<HTMLElement>('[data-edge]') ?? [])]
    running.current = edges.flatMap((edge, place) => {
      const dots = [...edge.querySelectorAll<HTMLElement>('[data-record]')]
      const [first] = dots
      if (!first) return []
      // In a row, edges are narrow and as high as the nodes; in a column they are low and as wide.
      const across = edge.offsetWidth < edge.offsetHeight
      const way = across ? edge.offsetWidth - first.offsetWidth : edge.offsetHeight - first.offsetHeight
      const axis = across ? 'X' : 'Y'
      return animate(
        dots,
        { transform: [`translate${axis}(0px)`, `translate${axis}(${way}px)`], opacity: [0, 1, 1, 0] },
        { duration: 0.5, delay: record => place * 0.5 + record * 0.07, ease: 'easeInOut' },
      )
    })
  }
}

function stop(running: ReturnType<typeof animate>[]): void {
  for (const each of running) each.cancel()
}
