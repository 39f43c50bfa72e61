/** A position in a content file. Lines and columns count from 1, columns in UTF-16 code units, as in editors. */
export interface Position {
    line: number;
    column: number;
}
/** A range of a content file, from its own position up to and excluding `end`. */
export interface Range extends Position {
    end: Position;
}
/** A span of a file as offsets; `end` is exclusive. */
export interface Span {
    start: number;
    end: number;
}
/** The start of a file, for issues of a whole file. */
export declare const fileStart: Range;
/** The line and column of an offset in a text; an offset outside counts as the nearest inside. */
export declare function positionAt(text: string, offset: number): Position;
/** The range between two offsets of a text. */
export declare function rangeAt(text: string, start: number, end?: number): Range;
/** The offset of a line and column in a text; a position outside counts as the nearest inside. */
export declare function offsetAt(text: string, { line, column }: Position): number;
/** The text of a line, which counts from 1, without its line end; undefined where there is no such line. */
export declare function lineAt(text: string, line: number): string | undefined;
