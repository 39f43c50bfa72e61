import type { Issue } from './issue';
/**
 * The largest content file that is parsed. Parsers need time and memory that grow faster than their input, so a text
 * beyond a limit is reported before any parser gets it. Each limit is several times what a long page needs, and together
 * they hold checking, previewing and building a file below 2 s and 300 MB.
 */
export declare const limits: {
    /** Size of a file, in bytes: about 40,000 words, a short book. */
    readonly fileBytes: number;
    /** Marks of a body: see `bodyMarks`. Ordinary text has 20 to 60 per 1,000 characters, tables and code up to 130. */
    readonly bodyMarks: 10000;
    /** Runs of `*`, `_` and `~` in a paragraph, list or table without empty lines: each is compared with those before it. */
    readonly emphasis: 4000;
    /** Images of a paragraph, list or table without empty lines: each may be in the description of another. */
    readonly images: 400;
    /** Marks of the frontmatter: see `yamlMarks`. The longest in use have a few hundred. */
    readonly yamlMarks: 5000;
    /** Levels of lists, quotations, components, emphasis, brackets and braces inside each other. People use fewer than 10. */
    readonly depth: 100;
    /** Values of the frontmatter, counted as often as aliases repeat them. */
    readonly values: 10000;
    /** Props and spreads of one component. */
    readonly attributes: 200;
    /**
     * Characters of expressions, counted as often as they are parsed: the parser begins again at each closing brace. A
     * list of 400 groups of values in a prop passes.
     */
    readonly expressionChars: 4000000;
    /** Calls of the expression parser inside each other. Each level of brackets takes two. */
    readonly expressionCalls: 250;
    /** Marks that are parsed to find more than the first syntax error: parsing begins again after each. */
    readonly repeatedMarks: 20000;
    /** Characters of a message, a hint or the name of a field, in an issue. */
    readonly issueChars: 600;
};
/** The issue with its texts cut to the limit: they may quote content of any length. */
export declare function clipTexts(issue: Issue): Issue;
/** A violation of a limit: its offset, the problem, and the remedy. */
export interface Excess {
    /** Offset in the file. */
    start: number;
    message: string;
    hint: string;
}
/** The issue of a file that is beyond a limit. Its range ends with the line. */
export declare function limitIssue({ start, message, hint }: Excess, source: string, file: string): Issue;
/** A number as people write it: "10,000". */
export declare function inDigits(count: number): string;
/** The violation for a text that is nested too deeply. */
export declare function tooDeep(start: number): Excess;
/** The violation for a file with too many bytes or characters. */
export declare const tooLarge: Excess;
