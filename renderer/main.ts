import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { setUpWindow } from './places'
import App from './shell/App.vue'
import { setHost } from './shell/host'
import { report } from './shell/trouble'
import './ui/style/fonts'
import './ui/style/tokens.css'
import './ui/style/base.css'

setUpWindow()
setHost(window.freeCompany)
const app = createApp(App).use(createPinia())

// What nobody caught is still told in words; the details go to the console, never to the player.
app.config.errorHandler = (error) => broken(error)
window.addEventListener('unhandledrejection', (event) => broken(event.reason))

function broken(error: unknown): void {
  console.error(error)
  report({ key: 'trouble.broken' }, 'broken')
}

app.mount('#app')
