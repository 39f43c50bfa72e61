import type { MDXComponents } from 'mdx/types'
import * as Counter from '../islands/Counter.island'
import { island } from '../islands/island'
import type { VocabularyName } from './names'
import { PostList } from './PostList'

const named = { Counter: island('Counter', Counter), PostList } satisfies Record<VocabularyName, unknown>

/** The components with the types of what they are told; texts are checked against it. */
export type Vocabulary = typeof named

/** What a body is drawn with. */
export const vocabulary: MDXComponents = named
