import type { MDXComponents } from 'mdx/types'
import type { ComponentType } from 'react'
import { PostLists } from './blog/PostLists'
import { Subjects } from './blog/Subjects'
import { EnterpriseProducts } from './catalogue/EnterpriseProducts'
import { ProductCatalogue } from './catalogue/ProductCatalogue'
import { ProductFigures } from './catalogue/ProductFigures'
import { TrialList } from './catalogue/TrialList'
import { ContactForm } from './contact/ContactForm'
import { InquiryForm } from './contact/InquiryForm'
import { NewsletterForm } from './contact/NewsletterForm'
import { OfficeHours } from './contact/OfficeHours'
import { OfficeMap } from './contact/OfficeMap'
import { Paths } from './contact/Paths'
import { ReplyTime } from './contact/ReplyTime'
import { demos } from './demos'
import { LevelFinder } from './enterprise/LevelFinder'
import { LevelStairs } from './enterprise/LevelStairs'
import { Packages } from './enterprise/Packages'
import { Process } from './enterprise/Process'
import { ProgramList } from './enterprise/ProgramList'
import { Projects } from './enterprise/Projects'
import { Retention } from './enterprise/Retention'
import { SolutionFinder } from './enterprise/SolutionFinder'
import { SolutionList } from './enterprise/SolutionList'
import { ToolMatrix } from './enterprise/ToolMatrix'
import { WhoRuns } from './enterprise/WhoRuns'
import { Across } from './layout/Across'
import { Asked } from './layout/Asked'
import { Band } from './layout/Band'
import { Beside } from './layout/Beside'
import { InShort } from './layout/InShort'
import { Lead } from './layout/Lead'
import { Margin } from './layout/Margin'
import { Pair } from './layout/Pair'
import { Statement } from './layout/Statement'
import { Actions } from './lists/Actions'
import { AllQuestions } from './lists/AllQuestions'
import { Faq } from './lists/Faq'
import { Features } from './lists/Features'
import { Figures } from './lists/Figures'
import { Groups } from './lists/Groups'
import { Lists } from './lists/Lists'
import { Rows } from './lists/Rows'
import { WorldMap } from './map/WorldMap'
import { Note } from './Note'
import type { ComponentName } from './names'
import { FilmStrip } from './objects/FilmStrip'
import { Letter } from './objects/Letter'
import { MachineLog } from './objects/MachineLog'
import { Questionnaire } from './objects/Questionnaire'
import { SubtitleLine } from './objects/SubtitleLine'
import { Units } from './objects/Units'
import { CallNight } from './product/CallNight'
import { CorrectedCanvas } from './product/CorrectedCanvas'
import { FeatureLines } from './product/FeatureLines'
import { Frameworks } from './product/Frameworks'
import { HeardTwice } from './product/HeardTwice'
import { HeldPage } from './product/HeldPage'
import { Limits } from './product/Limits'
import { Offer } from './product/Offer'
import { SameHour } from './product/SameHour'
import { Sample } from './product/Sample'
import { SlidePair } from './product/SlidePair'
import { SpokenNote } from './product/SpokenNote'
import { Users } from './product/Users'
import { Case, Cases } from './proof/Cases'
import { Promises } from './proof/Promises'
import { Quotes } from './proof/Quotes'
import { Stories } from './proof/Stories'
import { Twice } from './proof/Twice'
import { Workings } from './proof/Workings'
import { prose } from './prose'
import { DataFlow } from './shapes/DataFlow'
import { Sequence } from './shapes/Sequence'
import { Versus } from './shapes/Versus'
import { Blank } from './stage/Blank'
import { Checklist } from './stage/Checklist'
import { Decision } from './stage/Decision'
import { Ground } from './stage/Ground'
import { Handout } from './stage/Handout'
import { LevelChart } from './stage/LevelChart'
import { OnStage } from './stage/OnStage'
import { Sheet } from './stage/Sheet'
import { Syllabus } from './stage/Syllabus'
import { ToolStrip } from './stage/ToolStrip'
import { ToolTiles } from './stage/ToolTiles'
import { Details } from './text/Details'
import { Figure } from './text/Figure'
import { Prompt } from './text/Prompt'
import { Steps } from './text/Steps'
import { Tab } from './text/Tab'
import { Tabs } from './text/Tabs'
import { Video } from './text/Video'
import { Worked } from './Worked'

/** The components that writers may use in MDX; TypeScript checks that they match the list in names.ts. */
const named = {
  ...demos,
  Actions,
  AllQuestions,
  Asked,
  Band,
  Across,
  Beside,
  Blank,
  CallNight,
  Case,
  Cases,
  Checklist,
  ContactForm,
  CorrectedCanvas,
  DataFlow,
  Decision,
  Details,
  EnterpriseProducts,
  Faq,
  FeatureLines,
  Features,
  Figure,
  Figures,
  FilmStrip,
  Frameworks,
  Ground,
  Groups,
  Handout,
  HeardTwice,
  HeldPage,
  InquiryForm,
  InShort,
  Lead,
  Letter,
  LevelChart,
  LevelFinder,
  LevelStairs,
  Limits,
  Lists,
  MachineLog,
  Margin,
  NewsletterForm,
  Note,
  Offer,
  OfficeHours,
  OfficeMap,
  OnStage,
  Packages,
  Pair,
  Paths,
  PostLists,
  Process,
  ProductCatalogue,
  ProductFigures,
  ProgramList,
  Projects,
  Promises,
  Prompt,
  Questionnaire,
  Quotes,
  Retention,
  ReplyTime,
  Rows,
  SameHour,
  Sample,
  Sequence,
  Sheet,
  SlidePair,
  SolutionFinder,
  SolutionList,
  SpokenNote,
  Statement,
  Steps,
  Stories,
  Subjects,
  Syllabus,
  SubtitleLine,
  Tab,
  Tabs,
  ToolMatrix,
  ToolStrip,
  ToolTiles,
  TrialList,
  Twice,
  Units,
  Versus,
  Users,
  Video,
  WhoRuns,
  Worked,
  Workings,
  WorldMap,
} satisfies Record<ComponentName, unknown>

/** The components with the types of their props. @public The generator of schemas reads it (describe-components.ts). */
export type Components = typeof named

/** The components that bodies are rendered with: those above, and the elements of Markdown. */
export const components: MDXComponents = {
  ...(named as Record<ComponentName, unknown> as Record<ComponentName, ComponentType>),
  ...prose,
}
