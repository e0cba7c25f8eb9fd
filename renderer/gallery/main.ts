import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { setUpWindow } from '../places'
import App from '../shell/App.vue'
import { setHost } from '../shell/host'
import '../ui/fonts'
import '../ui/tokens.css'
import '../ui/base.css'
import { demos } from './demos'
import GalleryPage from './GalleryPage.vue'

setUpWindow()
const demo = demos[new URLSearchParams(location.search).get('screen') ?? '']
if (demo) setHost(demo())
createApp(demo ? App : GalleryPage)
  .use(createPinia())
  .mount('#app')
if (!demo) document.body.dataset['ready'] = 'true'
