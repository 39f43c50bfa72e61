import type { FailRule } from './explain/fail-on'

/** The options of `npm run review`. */
export interface ReviewOptions {
  /** A commit, a folder or an address; by default the commit where the branch left main. */
  base?: string
  /** The folder or commit of the new site; by default the working tree is built. */
  after?: string
  /** The changes at which the command ends with exit code 1. */
  failRules: FailRule[]
  /** How many groups of pages get pictures. */
  pictures: number
  /** The address of the pull request, for links to its lines. */
  pullRequest?: string
  /** The address at which the report will be, for the comment. */
  reportAddress?: string
}
