import type { FigureName } from '../demos'

/** Which worked figure shows which product, by the product's file name. */
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
