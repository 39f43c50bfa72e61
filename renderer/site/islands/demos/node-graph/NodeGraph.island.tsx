// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Frame, Pane } from '../Frame'
import { FilterBy } from './FilterSettings'
import { Graph } from './Graph'
import { invoices } from './invoices'
import { Lanes } from './Lanes'
import { notes, outcomeOf, summarize } from './notes'
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

/** A small workflow over eight sample invoices: its nodes can be moved and switched off, the lanes follow. */
export default function NodeGraph({ order = steps, off = [], least = 500 }: NodeGraphProps): ReactNode {
  const [workflow, setWorkflow] = useState<Workflow>({
    order: [...new Set([...order, ...steps])],
    off,
    condition: { by: 'amount', least: String(least), category: 'Travel' },
  })
  const [log, setLog] = useState(() => firstRuns(workflow))
  const result = run(invoices, workflow)
  const graph = useRef<HTMLOListElement>(null)
  const lanes = useRef<HTMLDivElement>(null)
  const showRecords = useRecordsOnLanes(lanes)
  const start = () => {
    setLog([{ number: (log[0]?.number ?? 0) + 1, ...summarize(result, workflow) }, ...log.slice(0, 2)])
    showRecords()
  }
  return (
    <Frame
      label="A workflow of three steps over eight invoices, and its result"
      color="copper"
      caption="FlowBuilder. Move a step, switch one off, change the filter, then run it."
      source="Sample invoices, computed results. Classify uses word rules in place of a model."
    >
      <div
        className="pane @[66rem]:bg-[radial-gradient(var(--rule)_1.5px,transparent_1.5px)] @[66rem]:[background-size:1.25rem_1.25rem]"
        ref={lanes}
      >
        <Graph workflow={workflow} result={result} graph={graph} onChange={setWorkflow}>
          <div className="flex items-center justify-between gap-3 h-full px-3 py-2 border border-solid border-rule-ctl rounded-2 bg-paper-lift">
            <p className="font-650 leading-tight">
              Invoices (CSV)
              <span className="block text-note text-ink-2 font-400">{result.outcomes.length} rows</span>
            </p>
            <button type="button" className="btn" onClick={start}>
              Run
            </button>
          </div>
        </Graph>
        <Lanes result={result} workflow={workflow} notes={notes(result)} />
      </div>
      <Pane
        className="border-0 border-t border-solid border-rule"
        label={<span aria-live="polite">{outcomeOf(result, workflow)}</span>}
        tools={
          <FilterBy condition={workflow.condition} onChange={condition => setWorkflow({ ...workflow, condition })} />
        }
      >
        <ol
          className="list-none text-note grid gap-3 sm:grid-cols-2 lg:grid-cols-3 min-h-24 sm:min-h-12"
          aria-label="Runs"
          aria-live="polite"
        >
          {log.map(({ number, nodes, said }) => (
            <li key={number}>
              <b>Run {number}</b> {nodes}
              <span className="block text-ink-3">{said}</span>
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

/** Animates a dot along each lane, node by node, unless the visitor prefers reduced motion or the lanes are not shown. */
function useRecordsOnLanes(lanes: RefObject<HTMLElement | null>): () => void {
  const running = useRef<Animation[]>([])
  useEffect(() => () => stop(running.current), [])
  return () => {
    stop(running.current)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const edges = [...(lanes.current?.querySelectorAll<HTMLElement>('[data-edge]') ?? [])]
    running.current = edges.flatMap((edge, row) => {
      const dot = edge.querySelector<HTMLElement>('[data-record]')
      if (!dot || !edge.offsetWidth) return []
      const way = edge.offsetWidth - dot.offsetWidth
      return dot.animate(
        { transform: ['translateX(0px)', `translateX(${way}px)`], opacity: [0, 1, 1, 0] },
        { duration: 500, delay: Number(edge.dataset.edge) * 500 + row * 20, easing: 'ease-in-out' },
      )
    })
  }
}

function stop(running: Animation[]): void {
  for (const each of running) each.cancel()
}
