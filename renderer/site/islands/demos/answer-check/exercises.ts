// Reaches the browser, when a visitor uses the AnswerCheck figure.

/** A part of an answer with the result of its check and the reason. */
export interface Passage {
  text: string
  isWrong?: boolean
  /** The reason why it is wrong, or the evidence that it holds. */
  because: string
}

export interface Exercise {
  value: Role
  label: string
  /** The prompt of the model, and the material with it. */
  asked: string
  given: string[]
  /** The answer, in passages that are right or wrong as a whole. */
  answer: Passage[]
}

export type Role = 'finance' | 'sales' | 'hr'

/** Sample exercises by role: the input and the answer of a model. */
export const exercises: readonly [Exercise, ...Exercise[]] = [
  {
    value: 'finance',
    label: 'Finance',
    asked: 'Three sentences for the board',
    given: [
      'Revenue: $3.9 million in the second quarter, $4.2 million in the third.',
      'Travel: $310,000, then $265,000.',
      'Leases: two of five offices renewed in August.',
    ],
    answer: [
      { text: 'Third-quarter revenue was $4.2 million,', because: 'The source says $4.2 million.' },
      {
        text: 'up 8.7% on the quarter before,',
        isWrong: true,
        because: '0.3 ÷ 3.9 = 7.7%. One digit is wrong.',
      },
      {
        text: 'driven by new customers.',
        isWrong: true,
        because: 'No customer is in the source. The cause is made up.',
      },
      { text: 'Travel cost $45,000 less,', because: '310,000 − 265,000 = 45,000.' },
      { text: 'a fall of 14.5%.', because: '45 ÷ 310 = 14.5%.' },
      { text: 'Three of five leases', isWrong: true, because: 'The source says two of five.' },
      { text: 'were renewed in August.', because: 'August is in the source.' },
    ],
  },
  {
    value: 'sales',
    label: 'Sales',
    asked: 'A quote for 60 seats',
    given: [
      'List price: $40 a seat a month; 10% off from 50 seats.',
      'Setup: ten working days after the order is signed.',
      'Support: weekdays from 8 to 18.',
    ],
    answer: [
      { text: 'With 60 seats you pay $36 a seat,', because: '60 is over 50, and 40 − 10% = 36.' },
      { text: 'which is $2,160 a month', because: '60 × 36 = 2,160.' },
      { text: 'or $25,290 a year.', isWrong: true, because: '12 × 2,160 = 25,920. Two digits have changed places.' },
      { text: 'You are live ten days after you sign,', isWrong: true, because: 'Ten working days are two weeks.' },
      { text: 'support answers on weekdays from 8 to 18,', because: 'It says what the source says.' },
      {
        text: 'and the price holds for three years.',
        isWrong: true,
        because: 'No term is in the source. This is a promise nobody made.',
      },
    ],
  },
  {
    value: 'hr',
    label: 'HR',
    asked: 'A reply on part-time leave',
    given: [
      'Vacation: 24 days full time; three fifths for this colleague.',
      'Requests: three weeks before the first day.',
      'Unused days expire on March 31.',
    ],
    answer: [
      { text: 'You have 14.4 days of vacation a year.', because: '24 × 3 ÷ 5 = 14.4.' },
      { text: 'Please ask at least two weeks before', isWrong: true, because: 'The rule says three weeks.' },
      { text: 'the first day off.', because: 'The rule counts to the first day.' },
      { text: 'Days left over expire on March 31,', because: 'It says what the rule says.' },
      { text: 'unless your manager extends them.', isWrong: true, because: 'No exception is in the rule.' },
      {
        text: 'Sick days during a vacation are returned.',
        isWrong: true,
        because: 'It may be so, but the rule given doesn’t say it.',
      },
    ],
  },
]
