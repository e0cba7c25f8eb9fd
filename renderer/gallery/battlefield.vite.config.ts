import { resolve } from 'node:path'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vite'

const at = (path: string): string => resolve(import.meta.dirname, path)

/** The gallery by itself: `npx vite build -c renderer/gallery/battlefield.vite.config.ts`. */
export default defineConfig({
  root: at('..'),
  base: './',
  plugins: [icons({ compiler: 'raw', autoInstall: false })],
  build: {
    outDir: at('../../out/battlefield-gallery'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: at('../battlefield-gallery.html') }
  }
})
