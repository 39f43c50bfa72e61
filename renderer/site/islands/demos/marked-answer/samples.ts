// Reaches the browser, when a visitor uses the MarkedAnswer figure.

/** The interviewer's questions; both samples answer the first one. */
export const questions = [
  'Tell me about a project that was late. What did you do?',
  'When did you disagree with your boss? How did it end?',
  'Tell me about a mistake of yours. What did you do?',
]

/** One story in two versions: a first attempt, and one that follows the notes. */
export const samples = {
  first:
    'Basically, last spring our billing release was three weeks behind and support was getting a lot of complaints. ' +
    'I was asked to get it back on track before the audit. ' +
    'So we sort of looked at everything that was open, and we cut the features nobody had asked for. ' +
    'Then I set up a short check each morning with both teams. ' +
    'In the end the release went out on time and everyone was, you know, a lot happier.',
  second:
    'Last spring our billing release was three weeks behind, and support had 60 open complaints. ' +
    'My task was to ship it before the audit in May. ' +
    'I listed the 34 open items with both teams and cut the 11 that no customer had asked for. ' +
    'Then I ran a fifteen-minute check each morning and moved two testers to billing. ' +
    'As a result we shipped four days early, and complaints fell from 60 to 9 in a month.',
}
