import { defineConfig } from 'vitest/config'

// Unit tests work on strings and pure functions: none of the site's own plug-ins are needed.
export default defineConfig({ test: { include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 30_000 } })
