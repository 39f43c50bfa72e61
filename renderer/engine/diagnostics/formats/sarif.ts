import { type Fix, type Issue, severities, severityOf, siteSeverities } from '../issue'
import type { Range } from '../position'

/** The issues as a SARIF 2.1.0 log, for code scanning; issue codes are the rules. */
export function toSarif(issues: Issue[]): string {
  const rules = Object.entries({ ...severities, ...siteSeverities })
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'check',
            rules: rules.map(([id, level]) => ({ id, defaultConfiguration: { level } })),
          },
        },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { ROOT: { description: { text: 'The root of the project.' } } },
        results: issues.map(issue => ({
          ruleId: issue.code,
          ruleIndex: rules.findIndex(([id]) => id === issue.code),
          level: severityOf(issue),
          message: { text: `${issue.message}\n${issue.hint}` },
          locations: [
            {
              physicalLocation: { artifactLocation: artifactOf(issue), region: regionOf(issue) },
              ...(issue.field && { logicalLocations: [{ fullyQualifiedName: issue.field, kind: 'member' }] }),
            },
          ],
          ...(issue.fix && { fixes: [fixOf(issue, issue.fix)] }),
        })),
      },
    ],
  }
  return JSON.stringify(log, null, 2)
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
