/** The closed list of components that an author may name in MDX. */
export const vocabularyNames = ['Counter', 'PostList'] as const

export type VocabularyName = (typeof vocabularyNames)[number]
