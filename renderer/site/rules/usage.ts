/**
 * Spellings and phrases with what this site writes instead. The spelling is American; the phrases are lines that read
 * as if they were translated. Checks report them in content, a unit test in the code that shows text.
 */
export const usage: Record<string, string> = Object.fromEntries([
  // One spelling for each word.
  ['catalogue', 'catalog'],
  ['catalogues', 'catalogs'],
  ['e-mail', 'email'],
  ['e-mails', 'emails'],
  ['afterwards', 'afterward'],
  ['towards', 'toward'],
  ['hand-over', 'handover'],
  ['hand-overs', 'handovers'],
  ['log-in', 'sign-in'],
  ['colour', 'color'],
  ['colours', 'colors'],
  ['favourite', 'favorite'],
  ['organisation', 'organization'],
  ['organisations', 'organizations'],
  ['behaviour', 'behavior'],
  ['cancelled', 'canceled'],
  ['learnt', 'learned'],
  ['whilst', 'while'],
  // "Mail" is all of it together; one message is an email.
  ['a mail', 'an email'],
  ['one mail', 'one email'],
  ['mails', 'emails'],
  ['mail program', 'email program'],
  ['mail client', 'email client'],
  ['mail thread', 'email thread'],
  ['by mail', 'by email'],
  ['follow-up mail', 'follow-up email'],
  // Lines that read as translated.
  ['how far it is', 'its status'],
  ['stands nowhere', 'appears nowhere'],
  ['reaches us fastest', 'is the fastest way to reach us'],
  ['lies on your desk', 'is on your desk'],
])
