/**
 * A day in the calendar, written year-month-day.
 * @format date
 * @example 2024-12-01
 */
export type Day = string;
/**
 * A moment: day, time, and "Z" for UTC or the distance from it, such as +05:30.
 * @format instant
 * @example 2026-12-01T09:00Z
 */
export type Instant = string;
/**
 * Where a link leads: a page of this site from "/" to a closing "/", an anchor, or a full https, mailto or tel address.
 * @format href
 * @example /
 */
export type Href = string;
/**
 * A full address on another site, with https.
 * @format external
 * @example https://site.example/
 */
export type ExternalAddress = string;
/**
 * A picture in the folder content/media, written from "/media/".
 * @media picture
 * @example /media/picture.webp
 */
export type PicturePath = string;
/**
 * A recording in the folder content/media, written from "/media/".
 * @media recording
 * @example /media/recording.webm
 */
export type RecordingPath = string;
/**
 * What is said in a recording, as WebVTT in the folder content/media, written from "/media/".
 * @media captions
 * @example /media/recording.vtt
 */
export type CaptionsPath = string;
