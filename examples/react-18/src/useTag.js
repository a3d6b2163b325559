import { useEffect, useRef } from 'react'

/**
 * React 17 和 18 给自定义元素的一切都写成属性文字：对象会变成 “[object Object]”，事件名也接不上。
 * 这个钩子把对象写成元素的 property，把监听器挂到元素上；标签还没加载时写也算数。
 */
export const useTag = (properties, listeners) => {
  const ref = useRef(null)
  useEffect(() => {
    Object.assign(ref.current, properties)
  })
  useEffect(() => {
    const tag = ref.current
    const entries = Object.entries(listeners)
    for (const [type, listener] of entries) tag.addEventListener(type, listener)
    return () => {
      for (const [type, listener] of entries) tag.removeEventListener(type, listener)
    }
  })
  return ref
}
