import evaluatorModule from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import parserModule from 'csp_evaluator/dist/parser.js'

const { CspEvaluator } = evaluatorModule
const { CspParser } = parserModule

/** Severities that count. Lower ones are hints, such as that the own origin could host foreign scripts. */
const relevant = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM]

/** The weaknesses that csp_evaluator finds in a policy: the directive with its source, and why. */
export function weaknessesOf(policy: string): { element: string; message: string }[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => relevant.includes(severity))
    .map(({ directive, value, description }) => ({
      element: `${directive} ${value ?? ''}`.trim(),
      message: description.replace(/<[^>]*>/g, ''),
    }))
}

/** The policy in the `meta` element of a page; empty where there is none. */
export function metaPolicy(html: string): string {
  const [, content = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  return content.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}
