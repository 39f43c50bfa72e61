/** One rung of the five-level ladder of enterprise work. */
export interface Level {
  /**
   * The rung's number.
   * @example L3
   */
  level: 'L1' | 'L2' | 'L3' | 'L4' | 'L5'
  /**
   * The verb of the rung, in capitals.
   * @example ORCHESTRATE
   */
  title: 'CONNECT' | 'INTEGRATE' | 'ORCHESTRATE' | 'CUSTOMIZE' | 'BUILD'
  /**
   * What is built on it.
   * @example Multi-agent systems
   */
  name: string
  /**
   * What it means for the customer, in one or two sentences.
   * @markdown
   * @example Several agents divide the work and check each other.
   */
  description: string
  /**
   * What it can do.
   * @example ["Task routing", "Shared memory"]
   */
  capabilities?: string[]
  /**
   * What we have done of the kind.
   * @example 20+ production systems
   */
  experience?: string
  /**
   * How long it takes.
   * @example 4–8 weeks
   */
  timeline: string
  /**
   * Where it is used.
   * @example ["Claims handling", "Market research"]
   */
  useCases?: string[]
  /**
   * The color of the rung's bar.
   * @example teal
   */
  color?: EntityColor
}

/** A complaint from daily work and the level that answers it: a row of the table that finds a level. */
export interface Symptom {
  /**
   * What a team says.
   * @example I paste the same table into a chat every morning.
   */
  heard: string
  /**
   * The level to start on.
   * @example L1
   */
  level: Level['level']
  /**
   * Why this level answers it.
   * @example You know the task. Nothing connects it to your data.
   */
  why: string
  /**
   * Where the knowledge is that the task needs, if the row is for one place alone.
   * @example documents
   */
  knowledge?: 'task' | 'documents' | 'decisions' | 'language'
  /**
   * Through how many systems a case passes, if the row is for one of both alone.
   * @example several
   */
  systems?: 'one' | 'several'
  /** Whether the level learns from decided cases and can't begin without many. */
  needsCases?: boolean
  /**
   * What a customer brings for it.
   * @minItems 1
   * @example ["The documents, and the name of their keeper"]
   */
  bring: string[]
}

/** The colors that belong to entities; their values are in the design tokens. */
export type EntityColor = 'blue' | 'coral' | 'teal' | 'amber' | 'plum' | 'gold' | 'rose' | 'leaf' | 'slate' | 'copper'

/** A bundle of enterprise work that can be ordered. */
export interface Package {
  /**
   * The name of the package.
   * @example Multi-Agent Systems
   */
  name: string
  /**
   * The name by which the link to the contact page chooses it there; one of the settings' topics.
   * @pattern ^[a-z]+(-[a-z]+)*$
   * @example hybrid
   */
  about?: string
  /**
   * The rungs of the ladder it covers.
   * @example L1-L2
   */
  levels?: string
  /**
   * What is delivered, in one or two sentences.
   * @markdown
   * @example Agents that run one process, with tests and an alarm.
   */
  description: string
  /**
   * Who it suits.
   * @example Teams with a process of more than five steps
   */
  bestFor: string
  /**
   * What is handed over.
   * @markdown
   * @minItems 1
   * @example ["Agent design", "Monitoring"]
   */
  deliverables: string[]
  /**
   * How long it takes.
   * @example 6–10 weeks
   */
  timeline?: string
  /** The color of the bar above the package's name. */
  color?: EntityColor
  /**
   * The mark on the package that most customers choose.
   * @example MOST POPULAR
   */
  popular?: 'POPULAR' | 'MOST POPULAR'
}

/** One step of a process, in order. */
export interface ProcessStep {
  /**
   * The step's number, from 1.
   * @minimum 1
   * @asType integer
   * @example 1
   */
  step: number
  /**
   * What the step is called.
   * @example Discovery workshop
   */
  title: string
  /**
   * How long it takes.
   * @example 1–2 days
   */
  duration?: string
  /**
   * What happens in it.
   * @markdown
   * @minItems 1
   * @example ["Map the process", "Choose the first case"]
   */
  activities: string[]
  /**
   * What happens in it to the example of the page, in one sentence.
   * @markdown
   * @example The draft said “match.” Marked wrong: it was a guess.
   */
  example?: string
  /** What its drawing shows: a room of learners, a list with marks, ten tools, or these within a company. */
  drawing?: 'room' | 'list' | 'tools' | 'company'
}
