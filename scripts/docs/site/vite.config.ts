import { proofsheet } from '@proofsheet/engine/vite/proofsheet'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [proofsheet(), vike()],
  // Workers are written into the folder of the search index.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'search/[name]-[hash].js' } } },
})
