import { island } from '@proofsheet/engine/pages/islands/island'
import { cloneElement, type FunctionComponent, type ReactElement } from 'react'
import * as AnswerCheck from '../islands/demos/answer-check/AnswerCheck.island'
import * as CallTranscript from '../islands/demos/call-transcript/CallTranscript.island'
import * as DayDial from '../islands/demos/day-dial/DayDial.island'
import * as DeployTimeline from '../islands/demos/deploy-timeline/DeployTimeline.island'
import * as DictatedMail from '../islands/demos/dictated-mail/DictatedMail.island'
import * as DubLine from '../islands/demos/dub-line/DubLine.island'
import * as HoursSum from '../islands/demos/hours-sum/HoursSum.island'
import * as MarkedAnswer from '../islands/demos/marked-answer/MarkedAnswer.island'
import * as NodeGraph from '../islands/demos/node-graph/NodeGraph.island'
import * as PlanCanvas from '../islands/demos/plan-canvas/PlanCanvas.island'
import * as SlideSwap from '../islands/demos/slide-swap/SlideSwap.island'
import * as StakeholderTalk from '../islands/demos/stakeholder-talk/StakeholderTalk.island'

const islands = {
  AnswerCheck: island('AnswerCheck', AnswerCheck),
  CallTranscript: island('CallTranscript', CallTranscript),
  DayDial: island('DayDial', DayDial),
  DeployTimeline: island('DeployTimeline', DeployTimeline),
  DictatedMail: island('DictatedMail', DictatedMail),
  DubLine: island('DubLine', DubLine),
  HoursSum: island('HoursSum', HoursSum),
  MarkedAnswer: island('MarkedAnswer', MarkedAnswer),
  NodeGraph: island('NodeGraph', NodeGraph),
  PlanCanvas: island('PlanCanvas', PlanCanvas),
  SlideSwap: island('SlideSwap', SlideSwap),
  StakeholderTalk: island('StakeholderTalk', StakeholderTalk),
}

/** The demo of each product, by the product's slug. */
export const figureOf: Readonly<Record<string, keyof typeof islands>> = {
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

/** The demos, by component name; those of products in the colors of the product, also in an article. */
export const demos: typeof islands = { ...islands, ...Object.fromEntries(Object.entries(figureOf).map(inWorld)) }

function inWorld([slug, name]: [string, keyof typeof islands]) {
  const demo = islands[name] as FunctionComponent
  const InWorld = (props: object) =>
    cloneElement(demo(props) as ReactElement<{ className?: string }>, { className: `world-${slug}` })
  InWorld.displayName = demo.displayName
  return [name, InWorld]
}
