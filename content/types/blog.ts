import type { Publication } from '@proofsheet/engine/content/schema/publication'
import type { Day } from '@proofsheet/engine/content/schema/text'
import type { Exercise } from './exercise'
import type { Metadata } from './metadata'
import type { BlogReference, SectionedText } from './text'

/** An article of the blog; its text is the body of the file, its slug the file's name. */
export interface BlogPost extends Publication, SectionedText {
  /**
   * The article's number; no two articles share one.
   * @minimum 1
   * @asType integer
   * @example 6
   */
  id: number
  /**
   * The heading of the article, at most 70 characters.
   * @maxLength 70
   * @example Five prompts that survive a Monday morning
   */
  title: string
  /**
   * What the reader will be able to do, 70 to 155 characters.
   * @minLength 70
   * @maxLength 155
   * @example Five prompts that we use every week, the job each one does, and the check that tells you whether the answer can be trusted.
   */
  excerpt: string
  /**
   * Who wrote it: a team or a role.
   * @example Workings training team
   */
  author: string
  /**
   * One or two sentences about the author.
   * @markdown
   * @example The people who run our courses for teams that do not code.
   */
  authorBio: string
  /** The day it was published. */
  date: Day
  /**
   * How long it takes to read; counted from the text where it is left out.
   * @pattern ^\d+ min read$
   * @example 6 min read
   */
  readTime?: string
  /**
   * What kind of article it is.
   * @example Guides
   */
  category: 'Guides' | 'Strategy' | 'Automation' | 'Careers' | 'Enterprise' | 'Training'
  /**
   * What it is about; lists show the first two.
   * @minItems 2
   * @example ["Prompting", "Productivity"]
   */
  tags: string[]
  /**
   * Whether it stands among the featured articles.
   * @example true
   */
  featured?: boolean
  /**
   * The question with which a reader comes to it, for lists.
   * @example The brochure says twice as fast. As what?
   */
  question?: string
  /** Its example as a marked page: the list of articles shows that of the first article large. */
  example?: Exercise
  /**
   * Two articles to read next.
   * @minItems 2
   * @maxItems 2
   */
  relatedPosts: BlogReference[]
  /** What search engines are told, where it differs from title and excerpt. */
  metadata?: Metadata
}

/** The subject of a tag of articles, for the page that lists them. */
export interface Subject {
  /**
   * The tag, as articles have it.
   * @example Prompting
   */
  tag: string
  /**
   * The subject of its articles, in one sentence.
   * @example Tables to fill in, and what each number in them is for.
   */
  about: string
}
