/** The part of a browser of Playwright that takes pictures. */
export interface PictureBrowser {
  newContext(options: {
    viewport: { width: number; height: number }
    colorScheme: 'light' | 'dark'
    reducedMotion: 'reduce'
    javaScriptEnabled: false
  }): Promise<PictureContext>
  close(): Promise<void>
}

/** A window of the browser with settings of its own. */
export interface PictureContext {
  newPage(): Promise<PicturePage>
  close(): Promise<void>
}

/** The conditions of a picture of a page; transitions and animations are at their end. */
export interface PictureOptions {
  type: 'jpeg' | 'png'
  quality?: number
  fullPage: true
  animations: 'disabled'
  clip?: Rectangle
}

/** A page in a browser. */
export interface PicturePage {
  goto(url: string, options: { waitUntil: 'load'; timeout: number }): Promise<unknown>
  evaluate(script: string): Promise<unknown>
  close(): Promise<void>
  screenshot(options: PictureOptions): Promise<Buffer>
}

/** A part of a page, in CSS pixels. */
export interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

/** The width of a picture in CSS pixels, and its color scheme. */
export interface Variant {
  width: number
  scheme: 'light' | 'dark'
}

/** The variants of the pictures of a page. */
export const variants: Variant[] = [1280, 390].flatMap(width =>
  (['light', 'dark'] as const).map(scheme => ({ width, scheme })),
)

/** The variants in which pages are compared as a whole: each width and each scheme is in one of them. */
export const compared: Variant[] = [
  { width: 1280, scheme: 'light' },
  { width: 390, scheme: 'dark' },
]

/** A picture of a part of a page. */
export interface Picture {
  /** Its file, from the folder of the report. */
  file: string
  width: number
  height: number
  /** The changed blocks in it, with the index of the change in its group. */
  marks: (Rectangle & { change: number })[]
}

/** A page before and after, at one width and color scheme. */
export interface PicturePair extends Variant {
  before?: Picture
  after?: Picture
}

/** The pictures of a group. */
export interface GroupPictures {
  pairs: PicturePair[]
  /** The page that they show; absent where a sample of pages was compared as a whole and looks the same. */
  example?: string
  /** How many pages were compared as a whole, where all of them look the same. */
  equal?: number
}
