import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { gameIcons } from '../../gameIcons.config'

const at = (path: string): string => resolve(import.meta.dirname, path)

/** The gallery by itself: `npx vite build -c renderer/gallery/battlefield.vite.config.ts`. */
export default defineConfig({
  root: at('..'),
  base: './',
  plugins: [gameIcons()],
  build: {
    outDir: at('../../out/battlefield-gallery'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: at('../battlefield-gallery.html') }
  }
})
