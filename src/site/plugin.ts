import type { Plugin } from 'vite'

export function quoin(): Plugin {
  return { name: 'quoin', apply: 'serve' }
}
