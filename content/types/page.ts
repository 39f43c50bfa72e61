import type { PageAddress, Publication } from '@proofsheet/engine/content/schema/publication'
import type { Day } from '@proofsheet/engine/content/schema/text'
import type { BannerOverride } from './banner'
import type { Subject } from './blog'
import type { Level, Package, ProcessStep, Symptom } from './enterprise'
import type { Exercise } from './exercise'
import type { FaqItem } from './faq'
import type { Metadata } from './metadata'
import type { SlipCase } from './paper'
import type { TestRunSheet } from './program'
import type { Story, Testimonial } from './testimonial'
import type { Action, FactLine, IconName, SectionedText, Stat, TextList } from './text'

/** A feature with a sentence that says what it does. */
export interface FeatureCard {
  /** The picture beside the title. */
  icon: IconName
  /**
   * The feature in a few words.
   * @markdown
   * @example Voice to email
   */
  title: string
  /**
   * What it does for the reader, in one or two sentences.
   * @markdown
   * @example Speak for fifteen seconds; the draft keeps every name, date and figure.
   */
  description: string
}

/** Features that belong together. */
export interface FeatureGroup {
  /**
   * What they have in common.
   * @example Security
   */
  title: string
  /**
   * The features, in a few words each.
   * @markdown
   * @minItems 1
   * @example ["Single sign-on"]
   */
  items: string[]
}

/** An email that opens in the visitor's mail program with its first lines written; it goes to the site's address. */
export interface MailDraft {
  /**
   * The words on the link, two to four of them.
   * @example Ask about a trial
   */
  label: string
  /**
   * The subject of the email.
   * @example Trial of Joblyn
   */
  subject: string
  /**
   * The lines that the visitor completes.
   * @example ["My industry:"]
   */
  lines?: string[]
}

/** One thing that visitors come for, with what to do next. */
export interface Path {
  /**
   * What the visitor wants, in a few words.
   * @example Start a free trial
   */
  title: string
  /**
   * How it is done, in one to three sentences.
   * @markdown
   * @example Plan starts on its own site and asks for no credit card.
   */
  text: string
  /** Where to go next; the first is the button. */
  actions?: Action[]
  /** An email that is begun for the visitor. */
  mail?: MailDraft
}

/** A legal text; its sections are the second-level headings of the body. */
export interface LegalPage extends Publication, SectionedText {
  /**
   * The name of the text.
   * @example Terms of Service
   */
  title: string
  /**
   * What it settles, in one or two sentences of plain language.
   * @example What you may expect of us and what we expect of you.
   */
  summary: string
  /**
   * What readers look for first, at most four lines; the text says it in full.
   * @maxItems 4
   * @example [{ "term": "Cookies", "detail": "None before you consent" }]
   */
  facts?: FactLine[]
  /** The day of the last edit that changed a right or a duty; on a list of changes, that of the newest one. */
  lastUpdated: Day
  /**
   * Whose law applies.
   * @example New Jersey
   */
  governingLaw?: string
  /** What search engines and social cards are told. */
  metadata: Metadata
}

/** A page that belongs to no narrower kind: its sections are in the body, its repeated parts in these fields. */
export interface GeneralPage extends Publication {
  /**
   * The page's one main heading, at most 60 characters.
   * @maxLength 60
   * @example We trained 20,000 people, then built their tools
   */
  title: string
  /**
   * What the page gives its reader, at most 160 characters.
   * @maxLength 160
   * @example Who we are, what we learned in the classroom, and why we build tools now.
   */
  lead: string
  /**
   * The few words above the title.
   * @example About us
   */
  badge?: string
  /**
   * The page's name in breadcrumbs, if not made from its address.
   * @example About Us
   */
  breadcrumb?: string
  /**
   * The button and the links beside it.
   * @maxItems 3
   */
  actions?: Action[]
  /**
   * Links to the parts of the page, above its live example.
   * @maxItems 3
   */
  ways?: Action[]
  /** A marked exercise that lies on the stage. */
  handout?: Exercise
  /** The papers of a case that lie on the stage. */
  slips?: SlipCase
  /** A test set with its runs, which lies on the stage as wide as the page. */
  runs?: TestRunSheet
  /** The headline figures. */
  figures?: Stat[]
  /** What the page is about in short lines, for the margin of the first screen. */
  facts?: FactLine[]
  /** What visitors come for, each with what to do next. */
  paths?: Path[]
  /** Features in groups. */
  groups?: FeatureGroup[]
  /** Longer lists: countries, languages. */
  lists?: TextList[]
  /** Questions and answers. */
  faqs?: FaqItem[]
  /** The subjects of the tags of articles, on the page of all articles. */
  subjects?: Subject[]
  /** The steps of a process. */
  steps?: ProcessStep[]
  /** The rungs of the ladder. */
  levels?: Level[]
  /** The complaints that lead to each level. */
  symptoms?: Symptom[]
  /** Packages that can be ordered. */
  packages?: Package[]
  /** Customers' cases. */
  stories?: Story[]
  /** Customers' words. */
  testimonials?: Testimonial[]
  /**
   * Other addresses at which the same page stands.
   * @example ["/anotherName/"]
   */
  aliases?: PageAddress[]
  /** What the closing banner says differently here; false leaves it out. */
  banner?: BannerOverride | false
  /** What search engines and social cards are told. */
  metadata: Metadata
}
