import type { SiteCheck } from '../check'
import { measureInteractions } from './measure-interactions'

export const interactionTimes: SiteCheck = {
  name: 'interactions',
  holds:
    'The frame after each interaction comes within 50 ms (menu, answers) or 100 ms, at a quarter of the processor.',
  isReport: true,
  async run({ origin, addresses }) {
    const measured = await measureInteractions(origin, addresses)
    return {
      looked: measured.length,
      figures: Object.fromEntries(
        measured.map(({ name, median, longest }) => [name, `${median} ms, at most ${longest} ms`]),
      ),
      findings: measured
        .filter(({ median, limit }) => median > limit)
        .map(({ name, address, median, limit }) => ({
          page: address,
          says: `${name}: ${median} ms, more than ${limit} ms`,
        })),
    }
  },
}
