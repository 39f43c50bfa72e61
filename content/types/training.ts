import type { Publication } from '@proofsheet/engine/content/schema/publication'
import type { BannerOverride } from './banner'
import type { ProcessStep } from './enterprise'
import type { Exercise, ExerciseLine } from './exercise'
import type { Metadata } from './metadata'
import type { FilledSheet, OpenDraft } from './paper'
import type { IconName, SectionedText } from './text'

/** A part of a program, with a line of the page that is worked on in it. */
export interface ProgramPart extends ProcessStep {
  /** A line of its sample page, as somebody has marked it. */
  line: ExerciseLine
}

/** A training program for one role. */
export interface TrainingProgram extends Publication, SectionedText {
  /**
   * The program's name.
   * @example AI for leadership
   */
  title: string
  /**
   * What it is about, in one line.
   * @example Choose the work that AI may take, and check what it returns
   */
  subtitle: string
  /**
   * The promise in a few words.
   * @example From the first try to a habit
   */
  tagline: string
  /**
   * The place in lists, from 1.
   * @minimum 1
   * @asType integer
   * @example 1
   */
  order: number
  /** The picture beside the name. */
  icon: IconName
  /**
   * The program's color.
   * @example blue
   */
  color: 'blue' | 'purple' | 'green' | 'pink' | 'rose' | 'emerald' | 'cyan'
  /**
   * Who should attend.
   * @markdown
   * @example Directors and heads of department
   */
  audience: string
  /**
   * What is taught.
   * @markdown
   * @minItems 3
   * @example ["Finding what an answer leaves out"]
   */
  curriculumHighlights: string[]
  /**
   * How long it takes. Without this field it is agreed with the customer, and the page says so.
   * @markdown
   * @example Two mornings, a week apart from each other
   */
  length?: string
  /**
   * How many people of which roles take part. Without this field it is agreed with the customer.
   * @markdown
   * @example One role at a time
   */
  groupSize?: string
  /**
   * Where and how it is held. Without this field it is agreed with the customer.
   * @markdown
   * @example In your rooms or by video call
   */
  format?: string
  /** A sample exercise of the program, as it lies on the table when it has been done. */
  handout: Exercise
  /** A page of what participants carry home, as it may look when it has been used. */
  sample?: FilledSheet
  /** In place of such a page, a draft that visitors sign or don’t. */
  toSign?: OpenDraft
  /**
   * The heading of its parts.
   * @example From the first try to a habit
   */
  agendaHeading?: string
  /** The parts of the program in order, with what participants do in each. */
  agenda?: ProgramPart[]
  /**
   * The heading of what participants take with them.
   * @example A plan with a name on it
   */
  carriedHeading?: string
  /**
   * What participants have in their hands at the end.
   * @markdown
   * @minItems 1
   * @example ["One page of rules for the department"]
   */
  takeHome?: string[]
  /**
   * What participants can do afterward.
   * @markdown
   * @minItems 2
   * @example ["Plan a pilot on one page of paper"]
   */
  learningOutcomes: string[]
  /**
   * What the program is, in two or three sentences.
   * @markdown
   * @example One day for people who decide. No tools to learn; real cases from your own company.
   */
  description: string
  /** What the closing banner says differently here. */
  banner?: BannerOverride
  /** What search engines and social cards are told. */
  metadata: Metadata
}
