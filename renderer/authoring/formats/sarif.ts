import { createHash } from 'node:crypto'
import { type Fix, type Issue, issueCodes, severityOf } from '@proofsheet/engine/base/diagnostics/issue'
import type { Range } from '@proofsheet/engine/base/diagnostics/position'

/** The version of the rules: a new code is a minor one, a removed or renamed code a major one. */
const rulesVersion = '1.0.0'

const help =
  'The issue itself says what to do. The table in content/README.md lists all codes; npm run check -- --fix applies what has one answer.'

/** The issue codes as rules, which code scanning shows above an alert. */
const rules = Object.entries(issueCodes).map(([id, [level, text]]) => ({
  id,
  shortDescription: { text },
  help: { text: help, markdown: help.replace(/(npm run check -- --fix|content\/README\.md)/g, '`$1`') },
  defaultConfiguration: { level },
}))

/** The issues as a SARIF 2.1.0 log, for code scanning; issue codes are the rules. */
export function toSarif(issues: Issue[]): string {
  const fingerprint = createFingerprints()
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'check',
            semanticVersion: rulesVersion,
            rules,
          },
        },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { ROOT: { description: { text: 'The root of the project.' } } },
        results: issues.map(issue => ({
          ruleId: issue.code,
          ruleIndex: rules.findIndex(({ id }) => id === issue.code),
          level: severityOf(issue),
          message: { text: `${issue.message}\n${issue.hint}` },
          locations: [
            {
              physicalLocation: { artifactLocation: artifactOf(issue), region: regionOf(issue) },
              logicalLocations: issue.field ? [{ fullyQualifiedName: issue.field, kind: 'member' }] : undefined,
            },
          ],
          partialFingerprints: { 'issue/v1': fingerprint(issue) },
          fixes: issue.fix ? [fixOf(issue, issue.fix)] : undefined,
        })),
      },
    ],
  }
  return JSON.stringify(log, null, 2)
}

/**
 * Gives the function that identifies an issue while its line moves: by file, code, field and message, and its number
 * among equal ones.
 */
function createFingerprints(): (issue: Issue) => string {
  const seen = new Map<string, number>()
  return ({ file, code, field, message }) => {
    const name = [file, code, field ?? '', message.replace(/:\d+/g, '')].join('\n')
    const number = (seen.get(name) ?? 0) + 1
    seen.set(name, number)
    return createHash('sha256').update(`${name}\n${number}`).digest('hex').slice(0, 32)
  }
}

function artifactOf({ file }: Issue) {
  return { uri: encodeURI(file), uriBaseId: 'ROOT' }
}

/** A range as a SARIF region; both count from 1 and exclude the end. */
function regionOf({ line, column, end }: Range) {
  return { startLine: line, startColumn: column, endLine: end.line, endColumn: end.column }
}

function fixOf(issue: Issue, fix: Fix) {
  return {
    description: { text: issue.hint },
    artifactChanges: [
      {
        artifactLocation: artifactOf(issue),
        replacements: [{ deletedRegion: regionOf(fix), insertedContent: { text: fix.text } }],
      },
    ],
  }
}
