/**
 * When the URL of a page answers with its Markdown copy: the Accept header matches `wanted` and not `unwanted`, without
 * regard to letter case. That is, it names text/markdown at full weight, and not after text/html at full weight, which
 * comes first in what browsers send (RFC 9110, section 12.5.1). Servers can't compare weights; these expressions are
 * valid for nginx (PCRE), Caddy (RE2) and JavaScript.
 */
export const markdownAccept = {
  wanted: String.raw`(^|,)\s*text/markdown\s*(;|,|$)`,
  unwanted: String.raw`text/markdown[^,]*;\s*q=0|(^|,)\s*text/html\s*(;\s*q=1(\.0*)?\s*)?,.*text/markdown`,
}

const wanted = new RegExp(markdownAccept.wanted, 'i')
const unwanted = new RegExp(markdownAccept.unwanted, 'i')

/** Whether an Accept header prefers Markdown. */
export const prefersMarkdown = (accept = ''): boolean => wanted.test(accept) && !unwanted.test(accept)
