/** The environment of a build elsewhere: another time zone and locale, and a clock that is forty days ahead. */
export const elsewhere = {
  TZ: 'Pacific/Kiritimati',
  LC_ALL: 'tr_TR.UTF-8',
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(
    `const now = Date.now; const ahead = 40 * 864e5; const Day = Date
globalThis.Date = class extends Day { constructor(...of) { of.length ? super(...of) : super(now() + ahead) } static now() { return now() + ahead } }`,
  )}`,
}
