import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { serviceFormats } from '../../../../renderer/authoring/formats/service-formats'
import { formats as ownFormats } from '../../../../renderer/engine/base/diagnostics/formats/all-formats'
import { contentCodes, type Issue } from '../../../../renderer/engine/base/diagnostics/issue'
import { codesOf } from '../../../factories/issues'
import { type ReportedIssue, readPlain, toReported } from '../../../factories/reported-issues'
import { projectRoot } from '../../../factories/root'
import { fixtureSite } from '../../../factories/site'

const formats = { ...ownFormats, ...serviceFormats }
type Format = keyof typeof formats

/** Each format, read back as its readers do. */
const readers: Record<Format, (text: string, issues: Issue[]) => unknown[]> = {
  text: text => text.split('\n\n').map(readPlain),
  json: text =>
    JSON.parse(text).issues.map((issue: Issue & Pick<ReportedIssue, 'severity'>) => ({
      ...toReported(issue),
      severity: issue.severity,
    })),
  sarif: text =>
    JSON.parse(text).runs[0].results.map(({ ruleId, level, message, locations }: SarifResult) => {
      const { artifactLocation, region } = locations[0].physicalLocation
      return {
        place: `${decodeURI(artifactLocation.uri)}:${region.startLine}:${region.startColumn}`,
        code: ruleId,
        severity: level,
        text: message.text,
      }
    }),
  github: (text, issues) =>
    text.split('\n').map(line => {
      const [, severity, properties = '', message] = /^::(\w+) (.*?)::(.*)$/.exec(line) ?? []
      const of = Object.fromEntries(properties.split(',').map(property => property.split('=').map(decode)))
      // A range over several lines has no columns here.
      const column = of.col ?? issues.find(({ file, line }) => file === of.file && String(line) === of.line)?.column
      const code = of.title.split('  ').at(-1)
      return { place: `${of.file}:${of.line}:${column}`, code, severity, text: decode(message) }
    }),
}

interface SarifResult {
  ruleId: string
  level: string
  message: { text: string }
  locations: [
    { physicalLocation: { artifactLocation: { uri: string }; region: { startLine: number; startColumn: number } } },
  ]
}

const decode = (text = '') =>
  text.replace(/%3A/g, ':').replace(/%2C/g, ',').replace(/%0A/g, '\n').replace(/%0D/g, '\r').replace(/%25/g, '%')

const setting = { sourceOf: () => undefined, hasColor: false }

test.each(Object.keys(formats) as Format[])('%s reports every code with its place and text', async format => {
  const { issues } = await fixtureSite('broken-site')
  expect(new Set(codesOf(issues))).toEqual(new Set(Object.keys(contentCodes)))
  expect(readers[format](formats[format](issues, setting), issues)).toEqual(issues.map(toReported))
})

test('a SARIF log matches the schema of SARIF 2.1.0', async () => {
  const { issues } = await fixtureSite('broken-site')
  const schema = JSON.parse(readFileSync(join(projectRoot, 'tests/fixtures/sarif-2.1.0.json'), 'utf8'))
  const log = JSON.parse(formats.sarif(issues))
  const validate = new Ajv({ allErrors: true }).compile(schema)
  validate(log)
  expect(validate.errors ?? []).toEqual([])
  expect(validate({ ...log, version: '2.0.0' })).toBe(false)
})

test('an alert of code scanning has its rule in words, and stays the same when its line moves', async () => {
  const { issues } = await fixtureSite('broken-site')
  const resultsOf = (all: Issue[]) => JSON.parse(formats.sarif(all)).runs[0].results
  const prints = resultsOf(issues).map(({ partialFingerprints }: Fingerprinted) => partialFingerprints['issue/v1'])
  expect(new Set(prints).size).toBe(issues.length)
  const moved = issues.map(issue => ({
    ...issue,
    line: issue.line + 7,
    end: { ...issue.end, line: issue.end.line + 7 },
  }))
  expect(resultsOf(moved).map(({ partialFingerprints }: Fingerprinted) => partialFingerprints['issue/v1'])).toEqual(
    prints,
  )
  const { driver } = JSON.parse(formats.sarif(issues)).runs[0].tool
  expect(driver.semanticVersion).toMatch(/^\d+\.\d+\.\d+$/)
  for (const { shortDescription, help } of driver.rules)
    expect([shortDescription.text, help.text].every(Boolean)).toBe(true)
})

interface Fingerprinted {
  partialFingerprints: Record<string, string>
}
