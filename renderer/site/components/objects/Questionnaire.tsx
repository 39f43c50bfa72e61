import { InlineMarkdown } from '../lists/InlineMarkdown'

/** A printed question, with what is written below it. */
export interface AnsweredQuestion {
  /**
   * The question, as it is printed.
   * @example How many do you have running?
   */
  question: string
  /**
   * The answer in a few words.
   * @example 100+ implementations
   */
  answer: string
  /**
   * What is added to it, in one or two sentences.
   * @markdown
   * @example Ask which took longer than planned.
   */
  text: string
}

export interface QuestionnaireProps {
  /**
   * The title of the sheet.
   * @example Questions to every vendor
   */
  title: string
  /**
   * The line at its upper right.
   * @example Answers by: Workings
   */
  head: string
  /**
   * The questions with their answers.
   * @example [{ "question": "How many do you have running?", "answer": "100+", "text": "Ask which took longer." }]
   */
  items: AnsweredQuestion[]
}

/** A printed sheet of questions, filled in: paper that lies on the table, with its own light colors in both schemes. */
export function Questionnaire({ title, head, items }: QuestionnaireProps) {
  return (
    <div className="paper questionnaire wide">
      <p className="paper-head">
        <b>{title}</b> <span>{head}</span>
      </p>
      <dl>
        {items.map(({ question, answer, text }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>
              <em className="paper-pen">{answer}</em>{' '}
              <span>
                <InlineMarkdown text={text} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
