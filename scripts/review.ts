import { runReview } from '@proofsheet/review/command'
import { site } from '../renderer/site/index'

await runReview(site)
