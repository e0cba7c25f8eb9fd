import { defineConfig } from 'vite'
import { flat, headlessEntries } from './entries.config'

/** The programs without a window, for Electron's Node. Packages stay outside: these run inside the project only. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'out/headless',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: { input: headlessEntries, output: { ...flat, format: 'es' } }
  }
})
