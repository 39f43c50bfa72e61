import { fillSite } from './bench/fill-site'
import { measurePeers } from './bench/measure-peers'
import { readBenchOptions } from './bench/options'
import { resultsFolder, writeResults } from './bench/results'

const options = readBenchOptions()
if (options.fill) fillSite(options.fill)
else console.log(`${writeResults(await measurePeers(options), options.rounds)}\nAlso in ${resultsFolder}, with a plot.`)
