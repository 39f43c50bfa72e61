import type { Picture } from './media';
interface ResponsivePictureProps {
    picture: Picture;
    /** The alternative text; empty when the surrounding text says the same. */
    alt: string;
    /** Its rendered width, as a value of the attribute `sizes`. */
    sizes: string;
    title?: string | undefined;
    className?: string;
}
/**
 * An image with sizes and formats for browsers to choose from, which is loaded when it comes near the screen. Where it
 * has a variant for dark color schemes, that is a hidden element after it, `data-dark`: the site's styles show it in
 * place of the first on dark screens. As sources of one element, the dark one would be printed too: browsers don't load
 * another source for paper, but they load elements that only paper shows.
 */
export declare function ResponsivePicture({ picture: { dark, ...light }, ...image }: ResponsivePictureProps): import("react").JSX.Element;
export {};
