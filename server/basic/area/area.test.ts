import { expect, it } from 'vitest'
import { asVisitor } from '#kernel/testing/call.ts'
import { inRollback } from '#kernel/testing/testing.ts'
import { call } from '../../testing/call.ts'
import { areaName } from './area.ts'
import { loadAreas } from './load.ts'

const below = '/api/seller/system/area/selSpecAreaListByPid'

it(
  'all of China is loaded once, as a tree of three levels',
  inRollback(async (db) => {
    await loadAreas(db)
    await loadAreas(db)
    const counts = await db
      .selectFrom('area')
      .select(['level', (e) => e.fn.countAll<number>().as('count')])
      .groupBy('level')
      .orderBy('level')
      .execute()
    expect(counts[0]).toEqual({ level: 1, count: 34 })
    expect(counts[1]!.count).toBeGreaterThan(330)
    expect(counts[2]!.count).toBeGreaterThan(2800)
    const lost = await db
      .selectFrom('area as child')
      .leftJoin('area as parent', 'parent.code', 'child.parent')
      .where('child.level', '>', 1)
      .where('parent.code', 'is', null)
      .select('child.code')
      .execute()
    expect(lost).toEqual([])
  }),
)

it(
  'one walks from a province to a county, whose full name has no fillers',
  inRollback(async (db) => {
    await loadAreas(db)
    const provinces = await call(db, below, { parent: '' }, asVisitor)
    expect(provinces.map(({ name }) => name)).toContain('黑龙江省')
    const cities = await call(db, below, { parent: '230000' }, asVisitor)
    expect(cities[0]).toMatchObject({ code: '230100', name: '哈尔滨市', level: 2 })
    const counties = await call(db, below, { parent: '230100' }, asVisitor)
    expect(counties.find(({ code }) => code === '230184')?.fullName).toBe('黑龙江省 哈尔滨市 五常市')
    expect(await areaName(db, '110101')).toBe('北京市 东城区')
    expect(await areaName(db, '469001')).toBe('海南省 五指山市')
    await expect(areaName(db, '230100')).rejects.toMatchObject({ code: 'AREA_UNKNOWN' })
  }),
)

it(
  'areas are found by code, by level and by name',
  inRollback(async (db) => {
    await loadAreas(db)
    expect(await call(db, '/api/system/area/selAreaById', { code: '230184' }, asVisitor)).toMatchObject({
      name: '五常市',
    })
    await expect(call(db, '/api/system/area/selAreaById', { code: '999999' }, asVisitor)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const several = await call(
      db,
      '/api/system/area/business/selListByParam',
      { codes: ['230184', '110000'] },
      asVisitor,
    )
    expect(several.map(({ name }) => name)).toEqual(['北京市', '五常市'])
    expect(await call(db, '/api/system/area/selAreaListByParam', { level: 1 }, asVisitor)).toHaveLength(34)
    const inJilin = await call(db, '/api/system/area/selAreaListByParam', { level: 2, parent: '220000' }, asVisitor)
    expect(inJilin.every(({ parent }) => parent === '220000')).toBe(true)
    const named = await call(db, '/api/system/area/selAreaByAreaFullNameLike', { name: '五常' }, asVisitor)
    expect(named.map(({ code }) => code)).toEqual(['230184'])
    expect(await call(db, '/api/system/area/selAreaByAreaFullNameLike', { name: '%' }, asVisitor)).toEqual([])
  }),
)
