/** The ways in which content can use a file of content/media. Drawings are only checked: nothing can show one yet. */
export type MediaUse = 'picture' | 'recording' | 'captions' | 'drawing';
/** A kind of file that may be in `content/` or `public/`. */
export interface Kind {
    /** Its name in messages. */
    noun: string;
    endings: readonly string[];
    /** In bytes. */
    maxBytes: number;
    /** Its use in content; absent where content/media can't hold it. */
    use?: MediaUse;
    /** Whether `public/` may hold it. */
    isPublic: boolean;
    /** Whether a file that begins with these bytes is of this kind; text kinds have none. */
    matches?: (head: Buffer) => boolean;
}
/** The number of bytes that `matches` needs. */
export declare const headBytes = 64;
/**
 * The kinds of files that `content/` and `public/` may hold, by ending and first bytes. HTML, XML and scripts are not
 * among them: a browser would run them on the site's own origin.
 */
export declare const kinds: readonly Kind[];
/** The kind of a file by the ending of its name; undefined for kinds that neither folder may hold. */
export declare function kindOf(path: string): Kind | undefined;
/** The ending of a file name without its dot, in lower case; empty where it has none. */
export declare function endingOf(path: string): string;
/** The endings of the kinds that fit, as a list for a sentence: "png, jpg or gif". */
export declare function endingsOf(fits: (kind: Kind) => boolean): string;
