// Reaches the browser, when a report of `npm run review` is open: puts each pair of pictures on top of each other.
for (const pair of document.querySelectorAll('.pair')) {
  const after = pair.querySelector('.after')
  if (!after || !pair.querySelector('.before')) continue
  const label = document.createElement('label')
  const slider = document.createElement('input')
  Object.assign(slider, { type: 'range', min: '0', max: '100', value: '50' })
  label.append('Before', slider, 'After')
  slider.setAttribute('aria-label', `How much of the former page is shown, ${pair.dataset.name}`)
  const show = () => {
    after.style.clipPath = `inset(0 0 0 ${slider.value}%)`
  }
  slider.addEventListener('input', show)
  pair.classList.add('stacked')
  pair.append(label)
  show()
}
