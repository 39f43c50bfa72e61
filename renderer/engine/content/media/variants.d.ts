import type { Picture, Recording } from './media';
/** The formats of image variants; browsers use the first one that they support. */
export declare const formats: readonly ['avif', 'webp'];
export type Format = (typeof formats)[number];
/** The largest width of a variant, in pixels. */
export declare const maxVariantPx: number;
/** The widths of an image's variants; none is wider than the image. */
export declare function variantWidths({ width }: Pick<Picture, 'width'>): number[];
/** The URL of a variant. */
export declare function variantAddress({ name }: Picture, width: number, format: Format): string;
/** The variants of an image as a `srcset`. */
export declare function srcSet(picture: Picture, format: Format): string;
/** The URL of an image for other sites, which show it beside a link. */
export declare function sharedAddress({ name, sharedFormat }: Picture): string;
/** The URL of a video. */
export declare function recordingAddress({ name, ending }: Recording): string;
