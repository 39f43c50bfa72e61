// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Frame } from '../Frame'
import { Graph } from './Graph'
import { invoices } from './invoices'
import { Lanes } from './Lanes'
import { notes, outcomeOf } from './notes'
import { run, type Step, type Workflow, withClassify } from './workflow'

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
  const result = run(invoices, workflow)
  const [runs, setRuns] = useState(1)
  const graph = useRef<HTMLOListElement>(null)
  const lanes = useRef<HTMLDivElement>(null)
  const showRecords = useRecordsOnLanes(lanes)
  const start = () => {
    setRuns(runs + 1)
    showRecords()
  }
  const fix = (step: Step) => {
    setWorkflow(withClassify(workflow, step))
    // The button disappears with the fault: the focus moves to what it changed, once that is rendered.
    setTimeout(() => graph.current?.querySelector<HTMLInputElement>('input[name^=classify]')?.focus())
  }
  return (
    <Frame
      label="A workflow of three steps over eight invoices, and its result"
      color="copper"
      caption="FlowBuilder. Move a step, switch one off or change the filter: the result follows."
      source="Sample invoices, computed results. Word rules in place of a model."
    >
      <div
        className="pane @[66rem]:pt-3! @[66rem]:pb-2! @[66rem]:bg-[radial-gradient(var(--rule)_1.5px,transparent_1.5px)] @[66rem]:[background-size:1.25rem_1.25rem]"
        ref={lanes}
      >
        <Graph workflow={workflow} result={result} graph={graph} onChange={setWorkflow} onFix={fix}>
          <div className="flex items-center justify-between gap-3 h-full px-3 py-2 border border-solid border-rule-ctl rounded-2 bg-paper-lift">
            <p className="font-650 leading-tight">
              Invoices (CSV)
              <span className="block text-note text-ink-2 font-400">{result.outcomes.length} rows</span>
              <span aria-live="polite" className="block text-note font-400">
                Run {runs}: {result.reports.at(-1)?.left} came out
              </span>
            </p>
            <button type="button" className="btn" onClick={start}>
              Replay
            </button>
          </div>
        </Graph>
        <Lanes result={result} workflow={workflow} notes={notes(result)} onFix={fix} />
      </div>
      <p aria-live="polite" className="visually-hidden">
        {outcomeOf(result, workflow)}
      </p>
    </Frame>
  )
}

/** Shows what each node did, one after the other, though no remark is hidden meanwhile, with a dot along each lane, unless the visitor prefers reduced motion or the lanes are not shown. */
function useRecordsOnLanes(lanes: RefObject<HTMLElement | null>): () => void {
  const running = useRef<Animation[]>([])
  useEffect(() => () => stop(running.current), [])
  return () => {
    stop(running.current)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const cells = [...(lanes.current?.querySelectorAll<HTMLElement>('tbody td:not(:has(.remark)), tbody th') ?? [])]
    const appearing = cells.map(cell =>
      cell.animate(
        { opacity: [0.1, 1] },
        { duration: 350, delay: (cell as HTMLTableCellElement).cellIndex * 500, easing: 'ease-out', fill: 'backwards' },
      ),
    )
    const edges = [...(lanes.current?.querySelectorAll<HTMLElement>('[data-edge]') ?? [])]
    const records = edges.flatMap((edge, row) => {
      const dot = edge.querySelector<HTMLElement>('[data-record]')
      if (!dot || !edge.offsetWidth) return []
      const way = edge.offsetWidth - dot.offsetWidth
      return dot.animate(
        { transform: ['translateX(0px)', `translateX(${way}px)`], opacity: [0, 1, 1, 0] },
        { duration: 500, delay: Number(edge.dataset.edge) * 500 + row * 20, easing: 'ease-in-out' },
      )
    })
    running.current = [...appearing, ...records]
  }
}

function stop(running: Animation[]): void {
  for (const each of running) each.cancel()
}
