import { readdirSync } from 'node:fs'

export default {
  paths() {
    const count = Math.ceil(readdirSync('site/blog/posts').length / 20)
    return Array.from({ length: count }, (_, index) => ({ params: { number: String(index + 1) } })).slice(1)
  },
}
