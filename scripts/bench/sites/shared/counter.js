customElements.define(
  'x-counter',
  class extends HTMLElement {
    connectedCallback() {
      const to = Number(this.getAttribute('to'))
      let count = 0
      this.innerHTML = '<div class="counter" data-live="yes"><button type="button">+1</button><output></output></div>'
      const show = () => {
        this.querySelector('output').textContent = `${count} of ${to}`
      }
      this.querySelector('button').addEventListener('click', () => {
        count = Math.min(to, count + 1)
        show()
      })
      show()
    }
  },
)
