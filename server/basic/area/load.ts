import type { Db } from '#kernel/db/db.ts'

/** Stand in the lists for "no city around it", and in no address. */
const fillers = new Set(['省直辖县', '自治区直辖县级行政区划', '县'])

const provinceOf = (code: string) => `${code.slice(0, 2)}0000`
const cityOf = (code: string) => `${code.slice(0, 4)}00`

/** 北京市 东城区, not 北京市 北京市 东城区. */
const joined = (...names: (string | undefined)[]) =>
  [...new Set(names)].filter((name) => name && !fillers.has(name)).join(' ')

const all = async () => {
  const { areaList } = await import('@vant/area-data')
  const { province_list: provinces, city_list: cities, county_list: counties } = areaList
  return [
    ...Object.entries(provinces).map(([code, name]) => ({ code, parent: '', name, fullName: name, level: 1 })),
    ...Object.entries(cities).map(([code, name]) => {
      const parent = provinceOf(code)
      return { code, parent, name, fullName: joined(provinces[parent], name), level: 2 }
    }),
    ...Object.entries(counties).map(([code, name]) => {
      const parent = cityOf(code)
      return { code, parent, name, fullName: joined(provinces[provinceOf(code)], cities[parent], name), level: 3 }
    }),
  ]
}

/** Writes the areas of China, once; another process that does so at the same moment does no harm. */
export async function loadAreas(db: Db): Promise<void> {
  if (await db.selectFrom('area').select('code').limit(1).executeTakeFirst()) return
  const rows = await all()
  for (let from = 0; from < rows.length; from += 1000)
    await db
      .insertInto('area')
      .values(rows.slice(from, from + 1000))
      .onConflict((c) => c.doNothing())
      .execute()
}
