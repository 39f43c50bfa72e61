/** An error whose message is written for the user; see failure.mjs. */
export class Failure extends Error {}
