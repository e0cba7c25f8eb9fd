import { defineConfig } from 'vite'
import { flat, headlessEntries, lean } from './entries'

/** The programs without a window, for any Node from 20.19 on. Packages stay outside: these run inside the project only. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'out/headless',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: { input: headlessEntries, output: { ...flat, ...lean, format: 'es' } }
  }
})
