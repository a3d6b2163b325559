import { buyer, open, type Attacks } from './attack.ts'

/** What is the same for everybody: dictionaries, areas, categories. */
export const referenceAttacks = {
  '/api/basic/system/dictItem/selItemListByDictId': open(() => ({ dictId: 'express' })),
  '/api/buyer/basic/system/dictItem/selItemListByDictId': open(() => ({ dictId: 'express' })),
  '/api/basic/system/dictItem/selSpecItemListByDictId': open(() => ({ dictId: 'express', codes: ['SF'] })),
  '/api/basic/system/dictItem/selItemByCode': open(() => ({ dictId: 'express', code: 'SF' })),
  '/api/basic/system/dictItem/selItemListByParam/manage': buyer(() => ({ keyword: '快递' })),
  '/api/system/area/selAreaById': open(() => ({ code: '230184' })),
  '/api/basic/system/category/selCateListByPcateId': open(() => ({ parentId: '10' })),
  '/api/basic/system/category/selSubCateListByPcateId': open(() => ({ parentId: '10' })),
  '/api/basic/system/category/selCateRelListByPcateId': open(() => ({ parentId: '10' })),
  '/api/basic/system/category/selCateListNoneChildrenByPid': open(() => ({ parentId: '10' })),
  '/api/basic/system/category/selOnlyChildenCateListByPid': open(() => ({ parentId: '10' })),
  '/api/basic/system/category/selCateListByShopId': open((v) => ({ shopId: v.shop.shopId })),
  '/api/basic/system/category/selCateTreeListByDictId': open(() => ({})),
  '/api/basic/system/category/selCateById': open(() => ({ categoryId: '100101' })),
} satisfies Attacks
