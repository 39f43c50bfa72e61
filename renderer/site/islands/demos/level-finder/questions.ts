// Reaches the browser, when a visitor uses the LevelFinder figure.

/** The questions with their answers. */
export const questions = {
  knowledge: {
    asks: 'Where is the knowledge that the task needs?',
    answers: {
      task: 'In the request itself',
      documents: 'In our documents',
      decisions: 'In how our experts decide',
      language: 'In a language of our field',
    },
  },
  systems: {
    asks: 'How many systems does one case pass through?',
    answers: { one: 'One', several: 'Two or more' },
  },
  cases: {
    asks: 'How many decided cases are on file?',
    answers: { none: 'None', some: 'Enough for a test', many: 'Enough to learn from' },
  },
  access: {
    asks: 'Who may see what?',
    answers: {
      all: 'Everyone may see everything',
      some: 'It differs by document',
      inside: 'Nothing leaves our network',
    },
  },
} as const

export type Question = keyof typeof questions

/** One answer to each question. */
export type Answers = { [Name in Question]: keyof (typeof questions)[Name]['answers'] }

/** The answers given at first. */
export const firstAnswers: Answers = { knowledge: 'documents', systems: 'several', cases: 'some', access: 'some' }
