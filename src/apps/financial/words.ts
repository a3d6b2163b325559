import type { AccountInfo } from '@wotu/contract/finance/account.ts'
import type { Freeze, Withdrawal } from '@wotu/contract/finance/wallet.ts'
import type { z } from 'zod'
import type { Tone } from '#ui/data/StatusTag.tsx'

interface Word {
  word: string
  tone: Tone
}

export const levels: Record<AccountInfo['level'], Word & { text: string }> = {
  low: { word: '低', tone: 'warm', text: '请尽快完善实名、支付密码和银行卡' },
  middle: { word: '中', tone: 'warm', text: '还有未完成的安全设置' },
  high: { word: '高', tone: 'good', text: '实名、支付密码和银行卡均已完善' },
}

export const holdStates: Record<z.infer<typeof Freeze>['state'], Word> = {
  frozen: { word: '冻结中', tone: 'warm' },
  released: { word: '已解冻', tone: 'quiet' },
  consumed: { word: '已扣划', tone: 'plain' },
}

export const withdrawalStates: Record<Withdrawal['state'], string> = {
  draft: '待确认',
  processing: '处理中',
  success: '成功',
  failed: '失败（已退回）',
}
