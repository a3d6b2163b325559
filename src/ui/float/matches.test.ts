import { expect, it } from 'vitest'
import { matching } from './matches.ts'

const choices = [
  { value: 'SF', label: '顺丰速运', pinyin: 'shun feng su yun' },
  { value: 'ZTO', label: '中通快递', pinyin: 'zhong tong kuai di' },
  { value: 'YTO', label: '圆通速递', pinyin: 'yuan tong su di' },
  { value: 'EMS', label: '邮政EMS', pinyin: 'you zheng e m s' },
  { value: 'OWN', label: '自有车辆' },
]
const found = (typed: string) => matching(choices, typed).map(({ value }) => value)

it('finds by Chinese, by pinyin, by initials, and by a mixture of both', () => {
  expect(found('速')).toEqual(['SF', 'YTO'])
  expect(found('shunfeng')).toEqual(['SF'])
  expect(found('sfsy')).toEqual(['SF'])
  expect(found('shunfsu')).toEqual(['SF'])
  expect(found('ZTkd')).toEqual(['ZTO'])
  expect(found("yuan'tong")).toEqual(['YTO'])
  expect(found('ems')).toEqual(['EMS'])
})

it('shows all before anything is typed, and nothing where nothing fits', () => {
  expect(found(' ')).toHaveLength(5)
  expect(found('guangzhou')).toEqual([])
  expect(found('ziyou')).toEqual([])
})

it('has those first that begin with it', () => {
  expect(found('s')[0]).toBe('SF')
  expect(found('tong')).toEqual(['ZTO', 'YTO'])
  expect(found('y')[0]).toBe('YTO')
})
