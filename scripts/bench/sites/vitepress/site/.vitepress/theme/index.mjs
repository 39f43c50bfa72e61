import Counter from './Counter.vue'
import Layout from './Layout.vue'
import PostList from './PostList.vue'
import './site.css'

export default {
  Layout,
  enhanceApp({ app }) {
    app.component('Counter', Counter)
    app.component('PostList', PostList)
  },
}
