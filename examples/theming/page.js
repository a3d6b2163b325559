const stage = document.querySelector('.stage')
const themes = document.querySelectorAll('button[data-theme]')

for (const button of themes)
  button.addEventListener('click', () => {
    stage.dataset.theme = button.dataset.theme
    for (const other of themes) other.setAttribute('aria-pressed', String(other === button))
  })

// 密度写在标签上：comfortable（默认）或 compact。
document.getElementById('compact').addEventListener('change', ({ target }) => {
  for (const tag of stage.querySelectorAll('wotu-goods-card, wotu-cart'))
    tag.setAttribute('density', target.checked ? 'compact' : 'comfortable')
})
