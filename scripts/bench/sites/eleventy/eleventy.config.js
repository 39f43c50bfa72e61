// It has no components: the counter is an element of its own.
export default config => {
  config.addPassthroughCopy('site/site.css')
  config.addPassthroughCopy('site/counter.js')
  config.addCollection('posts', all => all.getFilteredByGlob('site/blog/posts/*.md').sort((a, b) => b.date - a.date))
  config.addFilter('day', date => new Date(date).toISOString().slice(0, 10))
  return { dir: { input: 'site', output: '_site' } }
}
