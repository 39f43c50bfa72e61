/**
 * The part of a URL that a text makes: its letters and digits of any script, in lower case and without the accents of
 * Latin letters, with hyphens between words. Empty for a text without any. An anchor made again is the same.
 */
export declare function toAnchor(text: string): string;
/** The anchors of several texts of one page: a number sets apart those that would be equal, empty or taken. */
export declare function toAnchors(texts: readonly string[], others?: readonly string[]): string[];
