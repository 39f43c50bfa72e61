import * as CallTranscript from '../islands/figures/call-transcript/CallTranscript.island'
import * as DictatedMail from '../islands/figures/DictatedMail.island'
import * as DayDial from '../islands/figures/day-dial/DayDial.island'
import * as DeployTimeline from '../islands/figures/deploy-timeline/DeployTimeline.island'
import * as DubLine from '../islands/figures/dub-line/DubLine.island'
import * as MarkedAnswer from '../islands/figures/marked-answer/MarkedAnswer.island'
import * as NodeGraph from '../islands/figures/node-graph/NodeGraph.island'
import * as PlanCanvas from '../islands/figures/plan-canvas/PlanCanvas.island'
import * as SlideSwap from '../islands/figures/slide-swap/SlideSwap.island'
import * as StakeholderTalk from '../islands/figures/stakeholder-talk/StakeholderTalk.island'
import { island } from '../islands/island'

/** The worked figures of the products. */
export const figures = {
  CallTranscript: island('CallTranscript', CallTranscript),
  DayDial: island('DayDial', DayDial),
  DeployTimeline: island('DeployTimeline', DeployTimeline),
  DictatedMail: island('DictatedMail', DictatedMail),
  DubLine: island('DubLine', DubLine),
  MarkedAnswer: island('MarkedAnswer', MarkedAnswer),
  NodeGraph: island('NodeGraph', NodeGraph),
  PlanCanvas: island('PlanCanvas', PlanCanvas),
  SlideSwap: island('SlideSwap', SlideSwap),
  StakeholderTalk: island('StakeholderTalk', StakeholderTalk),
}

export type FigureName = keyof typeof figures
