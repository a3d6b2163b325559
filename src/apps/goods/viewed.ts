import { useEffect, useState } from 'react'

/** What was looked at in this browser, the last first: the server keeps no trail of visitors. */
const key = 'wotu.viewed'
const kept = 12

const read = (): string[] => {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string' && /^\d{1,19}$/.test(id)).slice(0, kept) : []
  } catch {
    return []
  }
}

/** Remembers that these goods were looked at. @returns those before it */
export const useViewed = (id: string | undefined): string[] => {
  const [before, setBefore] = useState<string[]>([])
  useEffect(() => {
    const others = read().filter((other) => other !== id)
    setBefore(others)
    try {
      if (id) localStorage.setItem(key, JSON.stringify([id, ...others].slice(0, kept)))
    } catch {
      // Storage is full or forbidden: then nothing is remembered.
    }
  }, [id])
  return before
}
