import type { AccountInfo } from '@wotu/contract/finance/account.ts'
import type { Tone } from '#ui/data/StatusTag.tsx'

interface Word {
  word: string
  tone: Tone
}

export const levels: Record<AccountInfo['level'], Word & { text: string }> = {
  low: { word: '低', tone: 'warning', text: '请尽快完善实名、支付密码和银行卡' },
  middle: { word: '中', tone: 'warning', text: '还有未完成的安全设置' },
  high: { word: '高', tone: 'success', text: '实名、支付密码和银行卡均已完善' },
}
