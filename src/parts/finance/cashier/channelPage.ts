import type { PayAttempt } from '@wotu/contract/finance/pay.ts'
import { api } from '#core/page/core.ts'
import { ApiError } from '#core/calls/errors.ts'

/** Milliseconds between two questions, the last again and again. */
const pauses = [150, 300, 600, 1000]
const giveUpMs = 30_000

const silent = () =>
  new ApiError({
    code: 'TIMEOUT',
    msg: '支付渠道暂时没有回应，您没有被扣款。请稍后再试，或换一种支付方式',
    status: 0,
  })

/**
 * The channel's page on which the payer goes on. The channel is told of a payment after it has been acknowledged, so its
 * page is there a moment later.
 * @throws {ApiError} when it is not there within 30 seconds, or the attempt has ended
 */
export async function channelPage({ attemptId, url }: PayAttempt): Promise<string> {
  if (url !== null) return url
  const since = Date.now()
  for (let i = 0; Date.now() - since < giveUpMs; i += 1) {
    await new Promise((resolve) => setTimeout(resolve, pauses[Math.min(i, pauses.length - 1)]))
    const attempt = await api.read('/api/finance/cashier/selPayAttempt', { attemptId }, { silent: true })
    if (attempt.url !== null) return attempt.url
    if (attempt.state !== 'waiting') break
  }
  throw silent()
}
