import type { Finding, SiteCheck } from '../check'
import { interactionsOn, type Measured, measureInteractions } from './measure-interactions'

const slowInteractions = (measured: Measured[]): Finding[] =>
  measured
    .filter(({ median, limitMs }) => median > limitMs)
    .map(({ name, address, median, limitMs }) => ({
      page: address,
      message: `${name}: ${median} ms, more than ${limitMs} ms`,
    }))

export const interactionTimes: SiteCheck = {
  name: 'interactions',
  isReport: true,
  async run({ origin, addresses }) {
    const measured = await measureInteractions(origin, interactionsOn(addresses))
    return {
      inspected: measured.length,
      figures: Object.fromEntries(
        measured.map(({ name, median, longest }) => [name, `${median} ms, at most ${longest} ms`]),
      ),
      findings: slowInteractions(measured),
    }
  },
  requirements: {
    async 'With four-fold CPU throttling, the frame after each interaction takes at most 50 ms (menus, answers) or 100 ms.'({
      origin,
    }) {
      const script = `addEventListener('click', () => { for (const end = performance.now() + 200; performance.now() < end; ); })`
      return slowInteractions(await measureInteractions(origin, interactionsOn([]).slice(0, 1), { rounds: 1, script }))
    },
  },
}
