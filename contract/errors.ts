/**
 * Every code that a call can answer, with its Chinese message; `{name}` takes a value from the refusal.
 * Wire format: `{ code, msg, data }`, HTTP 200 unless `httpStatus` says otherwise.
 * The six-digit codes are the specification's (section 8): the client acts on them by itself.
 */
export const errors = {
  // The specification's own
  '001107': '登录已失效，请重新登录',
  '001108': '账号已在别处退出，请重新登录',
  '002102': '尚未加入生产主体',
  '021101': '请前往指定页面继续办理',

  // Shared by every call
  PARAM_INVALID: '{message}',
  BODY_INVALID: '请求内容不是有效的 JSON',
  BODY_TOO_LARGE: '提交的内容过大',
  TENANT_MISMATCH: '请求与当前站点不符',
  NOT_SIGNED_IN: '请先登录',
  NO_PERMISSION: '暂无访问权限',
  NOT_FOUND: '{what}不存在或已删除',
  STATE_CHANGED: '状态已变更，请刷新后再试',
  KEY_MISSING: '请求缺少防重复标识',
  KEY_REUSED: '该防重复标识已用于其他内容',
  TOO_OFTEN: '操作过于频繁，请{seconds}秒后再试',
  SERVER_FAULT: '服务开小差了，请稍后重试',
  UNAVAILABLE: '服务暂时无法响应，请稍后再试',
  PLATFORM_ONLY: '请在平台页面上完成此操作',

  // Addresses
  EMPLOYEE_UNKNOWN: '该手机号尚未注册，请对方先注册后再添加',
  EMPLOYEE_EXISTS: '该会员已是您的员工',
  EMPLOYEE_SELF: '不能添加自己',
  EMPLOYEE_FULL: '最多{most}名员工',
  MANUFACTURER_FULL: '最多{most}个生产主体',
  NAME_TAKEN: '已有同名的{what}，请换一个名称',
  NOT_A_COMPANY: '个人账号没有企业信息',
  ORG_FIXED: '{what}已登记，变更请联系客服',
  DETAILS_FULL: '最多暂存{most}项资料',
  ADDRESS_FULL: '最多保存{most}个地址',
  AREA_UNKNOWN: '所在地区不存在，请重新选择',

  // Goods, cart, orders
  GOODS_OFF_SALE: '「{title}」已下架',
  SHOP_CLOSED: '「{shopName}」已暂停营业，请选择其他店铺的商品',
  STOCK_SHORT: '「{title}」库存不足，仅剩{left}{unit}',
  BELOW_MINIMUM: '「{title}」{least}{unit}起订',
  OWN_GOODS: '不能购买自己店铺的商品',
  CART_FULL: '购物车最多放200种商品，请先清理',
  NOTHING_CHOSEN: '请选择要购买的商品',
  OUT_OF_RANGE: '「{shopName}」不配送到该地址',
  PRICE_CHANGED: '价格已更新，请确认后重新提交',
  PRICE_TOO_LOW: '改价后应付金额不能低于0.01元',
  SEND_TOO_MUCH: '发货数量不能超过未发数量',
  ALREADY_REMINDED: '{hours}小时内已提醒过卖家',
  ALREADY_EXTENDED: '该订单已延长过收货时间',
  REFUND_OPEN: '卖家的退款还未完成，确认收到后才能删除订单',
  EVALUATION_INCOMPLETE: '请为订单中的每件商品评分',
  FAVOURITES_FULL: '最多收藏1000个，请先清理',

  // Paying
  PAY_CLOSED: '账单已关闭，请返回订单重新付款',
  PAY_SHOP_CLOSED: '「{shopName}」已暂停营业，暂不能付款，请取消订单另选店铺；如已转账，请联系客服',
  PAY_AMOUNT_CHANGED: '应付金额已变化，请返回订单重新付款',
  BALANCE_SHORT: '余额不足，请先充值或换一种支付方式',
  AUTHORISATION_INVALID: '支付授权已失效，请重新输入支付密码',
  CARD_UNUSABLE: '银行卡不可用，请更换',
  PAY_PASSWORD_UNSET: '尚未设置支付密码',
  PAY_PASSWORD_WRONG: '支付密码错误，还可尝试{left}次',
  PAY_PASSWORD_LOCKED: '支付密码已锁定，请于{until}后再试',
  PAY_PASSWORD_EXISTS: '已设置过支付密码',
  PAY_PASSWORD_WEAK: '支付密码不能是连续或重复的数字',
  CASH_RESTING: '重置支付密码后{hours}小时内不能提现',
  CASH_OVER_LIMIT: '超出今日可提现额度',
  CHANNEL_SILENT: '银行暂时没有回应，请稍后再试',
  CHANNEL_CLOSED: '支付渠道暂不可用，请换一种支付方式',
  CARD_FULL: '最多绑定{most}张银行卡',
  CARD_EXISTS: '该银行卡已绑定',
  CARD_REFUSED: '银行未通过校验，请核对卡号和预留手机号',
  CARD_LAST: '账户还有余额，请至少保留一张银行卡',
  CARD_BUSY: '有提现正在处理，暂时不能解绑',
  NAME_UNSET: '请先在“我的资料”中填写真实姓名',
  NAME_FIXED: '真实姓名已填写，如需更正请联系客服',
  RANGE_TOO_LONG: '查询时间跨度不能超过一年',

  // Identity
  SMS_LIMIT: '今日验证码次数已用完，请明天再试',
  SMS_CODE_WRONG: '验证码错误或已过期',
  IDENTITY_MISMATCH: '身份信息核对不一致',
  LOGIN_WRONG: '账号或密码错误',
  LOGIN_SLOWED: '密码错误次数较多，请{seconds}秒后再试，或改用短信验证码',
  IMAGE_NEEDED: '请输入图形验证码',
  IMAGE_WRONG: '图形验证码错误或已过期',
  VERIFICATION_INVALID: '身份验证已失效，请重新验证',
  PASSWORD_WEAK: '密码太容易被猜到，请加长，或换掉常见的词、姓名、日期、手机号',
  PHONE_TAKEN: '该手机号已注册',
  CREDIT_CODE_TAKEN: '该统一社会信用代码已注册',
  ORIGIN_UNKNOWN: '该站点未获得接入许可',
  CODE_INVALID: '授权已失效，请重新登录',
  VOUCH_INVALID: '合作站点的身份凭证无效或已失效',
  VOUCH_UNLINKED: '尚未授权该站点为您登录，请先登录并同意授权',
  BIND_TAKEN: '该外部账号已绑定其他会员',
  CACHE_FULL: '暂存内容过多，请先清理',

  // Files
  FILE_KIND: '仅支持 jpg、png、webp 图片和 mp4 视频',
  FILE_TOO_LARGE: '图片不能超过5MB，视频不能超过50MB',
  FILE_BROKEN: '文件已损坏或不完整，请重新导出后再上传',
  FORM_INVALID: '上传的内容不完整，请重新选择文件后再试',
  UPLOADS_BUSY: '正在上传的文件较多，请稍后再试',
} as const

export type ErrorCode = keyof typeof errors

/** The few codes that carry an HTTP status of their own; everything else is a business answer, HTTP 200. */
export const httpStatus: Partial<Record<ErrorCode, 401 | 403 | 404 | 500 | 503>> = {
  NOT_SIGNED_IN: 401,
  NO_PERMISSION: 403,
  SERVER_FAULT: 500,
  UNAVAILABLE: 503,
}
