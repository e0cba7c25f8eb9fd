import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { setUpWindow } from '../places'
import App from '../shell/App.vue'
import { setHost } from '../shell/host'
import '../ui/style/fonts'
import '../ui/style/tokens.css'
import '../ui/style/base.css'
import type { Demos } from './demoHost'
import GalleryPage from './GalleryPage.vue'

setUpWindow()
/** Whole screens with plain data behind them, from the gallery of each game: gallery.html?screen=home */
const found = import.meta.glob<{ demos: Demos }>('../games/*/gallery/demos.ts', { eager: true })
const demos: Demos = Object.assign({}, ...Object.values(found).map((module) => module.demos)) as Demos
const demo = demos[new URLSearchParams(location.search).get('screen') ?? '']
if (demo) setHost(demo())
createApp(demo ? App : GalleryPage)
  .use(createPinia())
  .mount('#app')
if (!demo) document.body.dataset['ready'] = 'true'
