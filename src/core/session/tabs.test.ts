// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { openTabs } from './tabs.ts'

it('one tab tells the others what is stale and that the session changed, and not itself', async () => {
  const heard = () => ({ stale: vi.fn(), session: vi.fn(), identity: vi.fn() })
  const [mine, theirs] = [heard(), heard()]
  const tell = openTabs(mine)
  openTabs(theirs)
  tell({ stale: ['/a'] })
  tell({ identity: true })
  tell({})
  await vi.waitFor(() => expect(theirs.session).toHaveBeenCalledTimes(1))
  expect(theirs.stale.mock.calls).toEqual([[['/a']]])
  expect(theirs.identity).toHaveBeenCalledTimes(1)
  expect(mine.identity).not.toHaveBeenCalled()
  expect(mine.stale).not.toHaveBeenCalled()
  expect(mine.session).not.toHaveBeenCalled()
})
