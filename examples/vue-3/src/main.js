import { createApp } from 'vue'
import App from './App.vue'

// vite.config.js：vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('wotu-') } } })
createApp(App).mount('#app')
