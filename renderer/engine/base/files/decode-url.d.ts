/** A URL without percent-encoding, its letters as they are written. A percent sign that encodes nothing stands for itself. */
export declare function decodeUrl(url: string): string;
/** A URL of the site without percent-encoding and in NFC, the form that addresses, anchors and names of files have. */
export declare function normalUrl(url: string): string;
