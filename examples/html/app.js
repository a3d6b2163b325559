// The shop's own navigation, and its own word for where the tag is. Beneath the route base the address of this page is the
// tag's: the browser's buttons work, and so does a reload, for the shop's server answers every path there with this page.
const trade = document.querySelector('#trade')
for (const button of document.querySelectorAll('nav button'))
  button.addEventListener('click', () => {
    trade.route = button.dataset.route
  })
trade.addEventListener('wotu-route', ({ detail }) => {
  document.querySelector('output').textContent = detail.title
})
