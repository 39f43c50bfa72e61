import { type Picture, type Recording } from './media';
/** The files in content/media. */
export declare const MediaContext: import("react").Context<import("./media").Media>;
/** Gives the image at a path of content. Throws where there is none, or where it can't be read. */
export declare function usePictures(): (path: string) => Picture;
/** The image that the URL in a body names. Throws where there is none, or where it can't be read. */
export declare function useBodyPicture(url: string): Picture;
/** Gives the files that URLs in a body name. Both throw where there is none, or where it can't be read. */
export declare function useBodyMedia(): {
    pictureAt(url: string): Picture;
    recordingAt(url: string): Recording;
};
/** Gives the video at a path of content. Throws where there is none, or where it can't be read. */
export declare function useRecordings(): (path: string) => Recording;
