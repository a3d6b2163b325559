import { useState } from 'react'
import type { Bill, PayAttempt } from '@wotu/contract/finance/pay.ts'
import { api } from '#core/page/core.ts'
import type { ApiError } from '#core/calls/errors.ts'
import { go } from '#core/page/go.ts'
import { channelPage } from './channelPage.ts'

/** Pays a bill in one of the ways that end on this page or at the channel; a refusal is in `problem`. */
export const usePay = ({ id: payId, biz }: Bill, refetch: () => void) => {
  const [state, setState] = useState<{ busy: boolean; problem?: string }>({ busy: false })

  const trying = async (pay: () => Promise<unknown>) => {
    setState({ busy: true })
    try {
      await pay()
      setState({ busy: false })
    } catch (error) {
      setState({ busy: false, problem: (error as ApiError).msg })
      refetch()
    }
  }
  // The channel's page is another document, not a route.
  const toChannel = async (attempt: PayAttempt) => location.assign(await channelPage(attempt))
  const quiet = { quiet: true }

  return {
    ...state,
    byBalance: (authorisationId: string) =>
      trying(async () => {
        await api.write('/api/finance/cashier/banlancePay', { payId, authorisationId }, quiet)
        go(`/cashier/payResult/${biz}/${payId}`)
      }),
    byCard: (cardId: string, authorisationId: string) =>
      trying(async () =>
        toChannel(await api.write('/api/finance/cashier/cardPay', { payId, cardId, authorisationId }, quiet)),
      ),
    byScan: () =>
      trying(async () =>
        toChannel(await api.write('/api/buyer/finance/payment/submitPay', { payId, way: 'scan' }, quiet)),
      ),
  }
}
