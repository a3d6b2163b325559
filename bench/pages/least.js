/**
 * The least that a page with a script can do: an element without any framework, in half a kilobyte, that draws at once and reads
 * nothing. What it takes is the line's and the browser's.
 */
class LeastCard extends HTMLElement {
  connectedCallback() {
    const shadow = this.attachShadow({ mode: 'open' })
    const title = Object.assign(document.createElement('span'), { textContent: '五常大米' })
    const button = Object.assign(document.createElement('button'), { textContent: '立即购买' })
    title.part.add('title')
    button.part.add('button')
    button.onclick = () => this.dispatchEvent(new CustomEvent('floor-buy', { bubbles: true, composed: true }))
    shadow.append(title, button)
  }
}

customElements.define('least-card', LeastCard)
