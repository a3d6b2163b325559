// The shop's own page knows the bill's number from ordering; here it comes with the address: ?pay=…
const cashier = document.querySelector('wotu-cashier')
cashier.payId = new URLSearchParams(location.search).get('pay') ?? ''
cashier.addEventListener('wotu-paid', ({ detail }) => {
  document.title = `已支付 · ${detail.payId}`
})
