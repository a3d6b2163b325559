import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card, Section } from './Card.tsx'
import { BarChart } from '../data/Chart.tsx'
import { Countdown } from '../data/Countdown.tsx'
import { KeyValues } from '../data/KeyValues.tsx'
import { Money } from '../data/Money.tsx'
import { Timeline } from '../data/Timeline.tsx'

export default { title: 'ui/Card', component: Card } satisfies Meta<typeof Card>
type Story = StoryObj

const month = Array.from({ length: 30 }, (_, day) => ({
  label: `11-${day + 1}`,
  value: Math.round(40 + 30 * Math.sin(day / 3) + day),
}))

export const Sections: Story = {
  render: () => (
    <Card>
      <Section title="收货信息" aside={<Countdown until="2036-01-01T00:00:00Z" />}>
        <KeyValues
          facts={[
            { label: '收货人', value: '张* 138****1234' },
            { label: '配送方式', value: '快递' },
            { label: '实付', value: <Money fen={123450} /> },
            { label: '发票', value: undefined },
            { label: '收货地址', value: '山东省 烟台市 栖霞市 桃村镇 果蔬批发市场 3 号库', wide: true },
          ]}
        />
      </Section>
      <Section title="物流跟踪">
        <Timeline
          events={[
            { what: '快件已到达【烟台转运中心】', when: '2026-11-20 08:12', who: '中通快递' },
            { what: '快件已从【栖霞营业点】发出', when: '2026-11-19 19:40', who: '中通快递' },
            { what: '卖家已发货', when: '2026-11-19 16:05', who: '丰禾合作社' },
          ]}
        />
      </Section>
      <Section title="近 30 天成交额">
        <BarChart label="近 30 天成交额" bars={month} format={(value) => `¥${value}.00`} />
      </Section>
    </Card>
  ),
}
