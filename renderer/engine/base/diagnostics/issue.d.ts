import { type Range } from './position';
/** An error excludes a page from the site and stops a build; a warning doesn't, unless `check --strict` is used. */
export type Severity = 'error' | 'warning';
/** The permanent issue codes of content, with their severity. */
export declare const severities: {
    readonly 'file-kind': 'error';
    readonly 'file-type': 'error';
    readonly 'file-name': 'error';
    readonly 'file-size': 'error';
    readonly 'file-content': 'error';
    readonly 'file-unreadable': 'error';
    readonly 'svg-unsafe': 'error';
    readonly 'file-limit': 'error';
    readonly 'folder-unknown': 'error';
    readonly 'layout-missing': 'error';
    readonly 'slug-form': 'error';
    readonly 'address-taken': 'error';
    readonly 'frontmatter-missing': 'error';
    readonly 'frontmatter-script': 'error';
    readonly 'frontmatter-syntax': 'error';
    readonly 'field-missing': 'error';
    readonly 'field-value': 'error';
    readonly 'field-unknown': 'error';
    readonly 'field-duplicate': 'error';
    readonly 'value-taken': 'error';
    readonly 'reference-unknown': 'error';
    readonly 'media-missing': 'error';
    readonly 'text-character': 'error';
    readonly 'media-unreadable': 'error';
    readonly 'media-kind': 'error';
    readonly 'body-syntax': 'error';
    readonly 'body-component': 'error';
    readonly 'body-import': 'error';
    readonly 'body-expression': 'error';
    readonly 'body-html': 'error';
    readonly 'body-directive': 'error';
    readonly 'body-link': 'error';
    readonly 'body-field': 'error';
    readonly 'body-value': 'error';
    readonly 'prop-missing': 'error';
    readonly 'prop-unknown': 'error';
    readonly 'prop-value': 'error';
    readonly 'prop-children': 'error';
    readonly 'link-unknown': 'error';
    readonly 'link-form': 'error';
    readonly 'link-text': 'error';
    readonly 'anchor-unknown': 'error';
    readonly 'anchor-taken': 'error';
    readonly 'anchor-form': 'error';
    readonly 'image-text': 'error';
    readonly 'media-unreadable-unused': 'warning';
    readonly 'link-moved': 'warning';
    readonly 'link-insecure': 'warning';
    readonly 'link-local': 'warning';
    readonly 'link-unpublished': 'error';
    readonly 'footnote-unused': 'warning';
    readonly 'heading-level': 'warning';
    readonly 'text-literal': 'warning';
    readonly 'text-invisible': 'warning';
    readonly 'text-quotes': 'warning';
    readonly 'merge-conflict': 'error';
    readonly 'file-place': 'error';
    readonly 'code-language': 'warning';
    readonly 'code-meta': 'warning';
    readonly 'title-length': 'warning';
    readonly 'description-length': 'warning';
    readonly 'title-taken': 'warning';
    readonly 'fact-unknown': 'error';
    readonly 'fact-repeated': 'warning';
    readonly 'field-markdown': 'warning';
    readonly 'reference-self': 'warning';
    readonly 'word-praise': 'warning';
    readonly 'word-usage': 'warning';
    readonly 'claim-differs': 'warning';
    readonly 'read-time': 'warning';
};
/** The issue codes of a rendered site, with their severity. */
export declare const siteSeverities: {
    readonly 'address-lost': 'error';
    readonly 'anchor-lost': 'error';
};
export type IssueCode = keyof typeof severities | keyof typeof siteSeverities;
/** A diagnostic of content, with its range in the file. */
export interface Issue extends Range {
    /** The content file, from the project's root. */
    file: string;
    code: IssueCode;
    /** The path of the frontmatter field, for example metadata.title, or of the component's prop: Worked.title. */
    field?: string;
    /** The problem in full sentences, with the value in question. */
    message: string;
    /** What to do about it. */
    hint: string;
    /** The replacement that fixes it, where one is certain enough. */
    fix?: Fix;
}
/** The replacement of a range in the issue's file. */
export interface Fix extends Range {
    text: string;
}
/** The result of a stage: a value, and the issues of the content it read. */
export interface Result<Value> {
    value: Value;
    issues: Issue[];
}
/** The severity of an issue. */
export declare function severityOf({ code }: Pick<Issue, 'code'>): Severity;
/** Whether an issue is an error, which stops a build. */
export declare function isError(issue: Issue): boolean;
/** Whether a page with this issue can't be rendered. In development a page with links to drafts can. */
export declare function isBreaking(issue: Issue): boolean;
/** Applies a fix to the text of its file. */
export declare function applyFix(source: string, fix: Fix): string;
/** The issue as three lines for people: position, field and code; message; hint. */
export declare function formatIssue({ file, line, column, field, code, message, hint }: Issue): string;
/** Sorts issues by file, line and column, so that every run lists them in the same order. */
export declare function sortIssues(issues: Issue[]): Issue[];
/** Compares by UTF-16 code unit, the same in every locale. */
export declare function compare(a: string, b: string): number;
/** A number with its noun: "1 issue", "3 issues". */
export declare function count(number: number, noun: string, plural?: string): string;
/** A value as JSON for messages, cut to 80 characters. */
export declare function show(value: unknown): string;
