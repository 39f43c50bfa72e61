import { type Issue, isError, toIssue } from '../base/diagnostics/issue'
import { checkBody } from '../mdx/checks/check'
import { createWordCheck } from '../mdx/checks/check-words'
import { checkBegun } from '../mdx/checks/examples'
import { extractReferences } from '../mdx/extract'
import { createBodyParser } from '../mdx/parse-body'
import { createHeadingIds } from '../mdx/plugins/heading-ids'
import type { Tree } from '../mdx/recover'
import type { SiteDefinition } from '../site'
import type { Document, FileAnalysis } from './document'
import { resolveFacts } from './facts/resolve-facts'
import type { Entry } from './files/find'
import { type Parsed, parseEntry } from './parse'
import { readValues } from './schema/check/usage'
import { checkCharacters } from './validation/check-characters'
import { checkInvisible } from './validation/check-invisible'

/** The result of analyzing a file, in this process or in a worker. */
export interface AnalyzedFile {
  analysis: FileAnalysis
  /** The file as split and parsed. */
  parsed?: Parsed
  /** The syntax tree of the body, where the file has no error. */
  tree?: Tree | undefined
}

/** Gives the function that analyzes one file on its own: frontmatter, body, and words. */
export function createFileAnalyzer(
  site: SiteDefinition,
): (entry: Pick<Entry, 'source' | 'file' | 'facts'>) => AnalyzedFile & { parsed: Parsed } {
  const parseBody = createBodyParser(site)
  const checkWords = createWordCheck(site.rules?.words)
  const { names } = site.components
  return ({ source, file, facts = {} }) => {
    const { value: parsed, issues } = parseEntry(source, file)
    const { body } = parsed
    const syntax = parseBody(body, file)
    const { tree } = syntax
    const used = resolveFacts({ source, file, parsed, tree }, facts)
    const isDraft = used.data?.draft === true
    const ofWords = checkWords(tree, parsed, source, file)
    const all: Issue[] = [
      ...issues,
      ...checkCharacters(tree, parsed, source, file),
      ...checkInvisible(source, file),
      ...checkBody(syntax, body, file, site),
      ...(isDraft ? [] : checkBegun(body).map(found => toIssue(found, body, file))),
      ...(isDraft ? ofWords.filter(({ code }) => code !== 'word-leftover') : ofWords),
      ...used.issues,
    ]
    return {
      analysis: {
        data: used.data,
        issues: all,
        ...used.analysis,
        body: extractReferences(tree, body, createHeadingIds(site, file, tree)),
        values: readValues(tree, names),
      },
      parsed,
      tree: all.some(isError) ? undefined : tree,
    }
  }
}

/** Makes the document of an analyzed file. What another process has parsed is parsed again on first use. */
export function toDocument(entry: Entry, { analysis, tree, ...found }: AnalyzedFile): Document {
  const { data, ...others } = analysis
  let { parsed } = found
  const parse = () => {
    parsed ??= parseEntry(entry.source, entry.file).value
    return parsed
  }
  return {
    entry,
    ...others,
    // Always set: a tree is compiled to code, so none may come from a cached analysis.
    tree,
    parsed: {
      data,
      get body() {
        return parse().body
      },
      locate: (path, part) => parse().locate(path, part),
    },
  }
}
