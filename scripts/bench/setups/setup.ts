import type { Post } from '../corpus'

/** The tables of a run: the second one compares sites with every output. */
export const tableNames = ['pages', 'everything'] as const

export type TableName = (typeof tableNames)[number]

/** A site with the generator that builds it. */
export interface Setup {
  /** The name of its folder below `.cache/bench`. */
  name: string
  label: string
  table: TableName
  /** Its name in `--against`; absent for this project. */
  peer?: string
  /** The program that builds it; Node where it is absent. */
  program?: string
  /** The arguments for the program. */
  build: string[]
  /** The package whose version is recorded, if it has packages. */
  package?: string
  /** The minimum version of Node, where it is newer than this project's. */
  node?: string
  /** The post with a number from 1. */
  postOf: (number: number) => Post
  /** The path of a post's file below the folder. */
  source: (slug: string) => string
  /** The folder with the built site; each post has its page at `blog/<slug>/index.html`. */
  output: string
  /** Outputs and caches, which are removed before a build from nothing. */
  made: string[]
  /** The component around every page, and a tag in it to which an attribute is added. */
  frame: { file: string; tag: string }
  /** Rewrites the component in a post for a generator without MDX. */
  adapt?: (text: string) => string
  /** The folder of the search index below the output, and the sitemap with all posts; absent for pages only. */
  beside?: { search: string; sitemap: string }
  /** Writes the site without posts and packages into the folder. */
  prepare: (folder: string) => void
}

/** The folder of a site, from the project's root. */
export const folderOf = ({ name }: Pick<Setup, 'name'>) => `.cache/bench/${name}`
