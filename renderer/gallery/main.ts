import { createPinia } from 'pinia'
import { createApp } from 'vue'
import '../ui/fonts'
import '../ui/tokens.css'
import '../ui/base.css'
import GalleryPage from './GalleryPage.vue'

createApp(GalleryPage).use(createPinia()).mount('#app')
document.body.dataset['ready'] = 'true'
