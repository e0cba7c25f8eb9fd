import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import icons from 'unplugin-icons/vite'
import { at, flat, galleriesApart, lean, mainEntries, pages } from './scripts/build/entries'
import { clauses } from './scripts/build/clauses'
import { gameIcons } from './scripts/build/gameIcons'
import { firstStyles } from './scripts/build/firstStyles'
import { licences } from './scripts/build/licences'
import { preloads, withoutPreloaded } from './scripts/build/preloads'

export default defineConfig({
  main: {
    plugins: [licences()],
    build: {
      outDir: 'out/main',
      externalizeDeps: true,
      lib: { entry: mainEntries, formats: ['es'] },
      rolldownOptions: { output: { ...flat, ...lean } }
    }
  },
  // A sandboxed preload has to be one CommonJS file: it can neither import nor require a neighbour.
  preload: {
    plugins: [licences()],
    build: {
      outDir: 'out/preload',
      externalizeDeps: false,
      lib: { entry: { index: at('preload/index.ts') }, formats: ['cjs'], fileName: () => 'index.cjs' },
      rolldownOptions: { output: lean }
    }
  },
  renderer: {
    root: at('renderer'),
    plugins: [
      vue(),
      gameIcons(),
      clauses(),
      icons({ compiler: 'vue3', autoInstall: false }),
      firstStyles(),
      preloads(),
      licences(true)
    ],
    build: {
      outDir: at('out/renderer'),
      emptyOutDir: true,
      minify: true,
      // The content security policy allows no data: addresses for fonts, and the window is served from disk anyway.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies: withoutPreloaded },
      rolldownOptions: { input: pages, output: { ...lean, ...galleriesApart } }
    }
  }
})
