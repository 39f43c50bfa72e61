import { proofsheet } from '@proofsheet/engine/vite/proofsheet'
import { search } from '@proofsheet/search/vite'
import { studio } from '@proofsheet/studio/vite'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [proofsheet(), search(), studio(), vike()],
})
