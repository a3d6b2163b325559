import { expect, it } from 'vitest'
import { asVisitor } from '#kernel/testing/call.ts'
import { inRollback } from '#kernel/testing/testing.ts'
import { call } from '../../testing/call.ts'
import { makeLogin } from '../testing.ts'

it(
  'a dictionary lists its items in their order, to visitors too',
  inRollback(async (db) => {
    const items = await call(db, '/api/basic/system/dictItem/selItemListByDictId', { dictId: 'express' }, asVisitor)
    expect(items[0]).toEqual({ dictId: 'express', code: 'SF', name: '顺丰速运', pinyin: 'shun feng su yun' })
    expect(items.at(-1)?.code).toBe('OTHER')
    expect(
      await call(db, '/api/buyer/basic/system/dictItem/selItemListByDictId', { dictId: 'express' }, asVisitor),
    ).toEqual(items)
    expect(await call(db, '/api/basic/system/dictItem/selItemListByDictId', { dictId: 'nothing' }, asVisitor)).toEqual(
      [],
    )
  }),
)

it(
  'items are found by their codes',
  inRollback(async (db) => {
    const chosen = await call(
      db,
      '/api/basic/system/dictItem/selSpecItemListByDictId',
      { dictId: 'express', codes: ['ZTO', 'SF', '?'] },
      asVisitor,
    )
    expect(chosen.map(({ code }) => code)).toEqual(['SF', 'ZTO'])
    expect(
      await call(db, '/api/basic/system/dictItem/selItemByCode', { dictId: 'unit', code: 'jin' }, asVisitor),
    ).toMatchObject({
      name: '斤',
    })
    const missing = call(db, '/api/basic/system/dictItem/selItemByCode', { dictId: 'unit', code: 'SF' }, asVisitor)
    await expect(missing).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }),
)

it(
  'members find items by words of their names, page by page',
  inRollback(async (db) => {
    const { as } = await makeLogin(db)
    const path = '/api/basic/system/dictItem/selItemListByParam/manage' as const
    const couriers = await call(db, path, { dictId: 'express', keyword: '快递', size: 2 }, as)
    expect(couriers.rows).toHaveLength(2)
    expect(couriers.total).toBeGreaterThan(2)
    const banks = await call(db, path, { keyword: '农业银行' }, as)
    expect(banks.rows).toEqual([{ dictId: 'bank', code: 'ABC', name: '中国农业银行' }])
  }),
)
