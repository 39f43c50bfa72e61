import type { MediaUse } from '../../base/files/kinds';
/** The properties of a decoded image. */
export interface Measured {
    /** In pixels, after applying the EXIF orientation. */
    width: number;
    height: number;
    /** Its dominant color as #rrggbb; absent when it has transparent parts. */
    color?: string;
    /** The format in which other sites get it: those of variants are too new for some. */
    sharedFormat: 'jpg' | 'png';
}
/** An image with the size that pages need to reserve its space. */
export interface Picture extends Measured {
    /** The image for dark color schemes: that of the same name with `-dark` before its ending, where there is one. */
    dark?: Picture;
    /** Its file below content. */
    file: string;
    /** Its name in letters that every URL may have, with the beginning of its hash: the prefix of its variants' URLs. */
    name: string;
}
/** A video, its captions or another file that is published unchanged. */
export interface Recording {
    file: string;
    name: string;
    ending: string;
    /** In bytes. */
    size: number;
    /** The video for dark color schemes; see `Picture`. */
    dark?: Recording;
}
/** Why a file can't be published. */
export interface Unreadable {
    /** The problem, as the rest of a sentence about the file: "is empty". */
    problem: string;
    /** What to do about it. */
    hint: string;
    /** Whether this is also the look of a file that is still being copied. */
    isIncomplete?: boolean;
}
/** The files in content/media, and pictures beside texts, by their path from the folder `content`, in NFC: images, and other files. */
export interface Media {
    pictures: Record<string, Picture | Unreadable>;
    recordings: Record<string, Recording | Unreadable>;
    /** The paths of drawings, which nothing uses yet. */
    drawings: string[];
}
/** No media. */
export declare const noMedia: Media;
/** The file at a path of content; undefined where there is none. */
export declare function mediaAt({ pictures, recordings }: Media, path: string): Picture | Recording | Unreadable | undefined;
/** The files that content can use in one way, by path. */
export declare function mediaOf({ pictures, recordings }: Media, use: MediaUse): Media['pictures'] | Media['recordings'];
/** Whether a file of content/media can't be published. */
export declare function isUnreadable(file: object | undefined): file is Unreadable;
/** The image at a path of content. Throws where there is none, or where it can't be read. */
export declare function pictureAt({ pictures }: Media, path: string): Picture;
/** The video at a path of content. Throws where there is none, or where it can't be read. */
export declare function recordingAt({ recordings }: Media, path: string): Recording;
/**
 * Writes a path of content as the URL of an image in Markdown; characters with a meaning in Markdown or MDX are
 * encoded.
 */
export declare function toMarkdownUrl(path: string): string;
