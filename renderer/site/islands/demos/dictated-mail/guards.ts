// Reaches the browser, when a visitor uses the DictatedMail figure.
import { pastVerbs } from '../sentences'

/** Verbs with which people tell somebody what to do, as a pattern. */
export const imperative =
  'come|bring|send|call|wait|start|stop|book|check|sign|buy|pay|pick|meet|reply|answer|review|confirm|take|get|give|make|join|share'

/** First words of what is whole without a verb, as a pattern. */
export const wishing = 'sorry|happy|merry|good (?:luck|job)|great job|well done'

const auxiliary = 'is|are|was|were|has|have|had|can|could|will|would|does|did|must|may|might|should|cannot|\\p{L}+n’t'
const irregular = `${pastVerbs}|got|came|left|lost|fell`
const present =
  '(?:meet|need|want|work|move|start|end|begin|open|close|arrive|land|leave|come|ship|cost|take|get|expire|run|look|stay|change|love|like|make)s|goes|does'
const past = '(?!(?:need|bed|red|indeed)\\b)\\p{L}+ed'
const verb = `(?:${auxiliary}|${irregular}|${present}|${past})\\b`

const clause = new RegExp(
  `^(?!(?:${auxiliary}|${imperative}|${wishing}|not|please)\\b)(?:(?:I|we|you|s?he|it|they|there)\\b|(?:this|that|who|what|where)’s\\b|` +
    `(?:(?!that )[^\\s;]+ ){1,8}?(?<!\\b(?:the|an?|my|our|your|his|her|their|to|not) )${verb})`,
  'iu',
)

/** Whether words begin like a clause, which can follow "that" or "because": "the audit moved", not "happy birthday". */
export const isClause = (text: string): boolean => clause.test(text)
