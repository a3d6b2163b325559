// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { openTabs } from './tabs.ts'

it('one tab tells the others what is stale and that the session changed, and not itself', async () => {
  const mine = { stale: vi.fn(), session: vi.fn() }
  const theirs = { stale: vi.fn(), session: vi.fn() }
  const tell = openTabs(mine)
  openTabs(theirs)
  tell({ stale: ['/a'] })
  tell({})
  await vi.waitFor(() => expect(theirs.session).toHaveBeenCalledTimes(1))
  expect(theirs.stale).toHaveBeenCalledWith(['/a'])
  expect(mine.stale).not.toHaveBeenCalled()
  expect(mine.session).not.toHaveBeenCalled()
})
