// 统计：装载了几份脚本，显示了几个标签，是否有标签出错。
const state = document.getElementById('state')
const ready = new Set()
let failed = 0

const show = () => {
  const copies = [...document.scripts].filter(({ src }) => src.includes('/kit/')).length
  state.textContent = `${copies} 份脚本，${ready.size} 个标签已显示，${failed} 个出错`
}
document.addEventListener('wotu-ready', ({ target }) => {
  ready.add(target)
  show()
})
document.addEventListener('wotu-error', () => {
  failed++
  show()
})
