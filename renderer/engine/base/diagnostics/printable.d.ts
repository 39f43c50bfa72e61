/** Whether a text has a character that `toPrintable` would escape. */
export declare function isPrintable(text: string): boolean;
/** A text on one line, with each control character as its escape, for example `\\u001b`. */
export declare function toPrintable(text: string): string;
