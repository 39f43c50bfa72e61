import { verifySite } from '../run-check'
import { hostileStore } from './hostile-store'
import { shards } from './shards'

for (const check of [hostileStore, shards]) verifySite(check)
