import type { Finding, SiteCheck } from '../check'
import { interactionsOn, type Measured, measureInteractions } from './measure-interactions'

const slow = (measured: Measured[]): Finding[] =>
  measured
    .filter(({ median, limit }) => median > limit)
    .map(({ name, address, median, limit }) => ({
      page: address,
      says: `${name}: ${median} ms, more than ${limit} ms`,
    }))

export const interactionTimes: SiteCheck = {
  name: 'interactions',
  holds:
    'The frame after each interaction comes within 50 ms (menu, answers) or 100 ms, at a quarter of the processor.',
  isReport: true,
  async run({ origin, addresses }) {
    const measured = await measureInteractions(origin, interactionsOn(addresses))
    return {
      looked: measured.length,
      figures: Object.fromEntries(
        measured.map(({ name, median, longest }) => [name, `${median} ms, at most ${longest} ms`]),
      ),
      findings: slow(measured),
    }
  },
  async prove({ origin }) {
    const script = `addEventListener('click', () => { for (const end = performance.now() + 200; performance.now() < end; ); })`
    return slow(await measureInteractions(origin, interactionsOn([]).slice(0, 1), { rounds: 1, script }))
  },
}
