import { runKeys } from '@proofsheet/store/keys/command'

runKeys()
