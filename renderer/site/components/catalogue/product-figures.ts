import type { FigureName } from '../demos'

/** The demo of each product, by the product's slug. */
export const figureOf: Readonly<Record<string, FigureName>> = {
  coursetranslate: 'SlideSwap',
  deployit: 'DeployTimeline',
  draftemail: 'DictatedMail',
  dublabs: 'DubLine',
  flowbuilder: 'NodeGraph',
  joblyn: 'MarkedAnswer',
  plan: 'PlanCanvas',
  pmcoach: 'StakeholderTalk',
  shubh: 'DayDial',
  vaja: 'CallTranscript',
}
