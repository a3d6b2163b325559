import { useRead } from '#core/page/react.ts'
import { LinkButton } from '#ui/control/Button.tsx'
import * as css from './Banner.css.ts'

/** Terraced fields under a morning sun, in the colours of the theme. */
const Fields = () => (
  <svg className={css.scene} viewBox="0 0 720 400" preserveAspectRatio="xMidYMax slice" aria-hidden>
    <circle className={css.sun} cx="560" cy="120" r="56" />
    <path className={css.hill1} d="M0 236 C120 176 220 196 330 226 S560 150 720 208 V400 H0Z" />
    <path className={css.hill2} d="M0 286 C150 226 260 262 390 272 S610 216 720 262 V400 H0Z" />
    <path className={css.hill3} d="M0 334 C160 286 300 322 440 322 S640 290 720 318 V400 H0Z" />
    {[0, 1, 2, 3, 4].map((i) => (
      <path
        key={i}
        className={css.row}
        d={`M${-40 + i * 30} 400 C${150 + i * 46} ${352 - i * 6} ${360 + i * 50} ${356 - i * 5} ${760} ${338 + i * 14}`}
      />
    ))}
    <path className={css.row} d="M0 306 C150 250 270 286 400 294 S620 240 720 284" />
    <path className={css.row} d="M0 256 C120 200 230 220 340 248 S570 176 720 230" />
  </svg>
)

/** What the market is, with how much of it there is today. */
export const Banner = ({ shops }: { shops: number | undefined }) => {
  const { data } = useRead('/openapi/trading/goodsInfo/selGoodsNumByTypeAndCate', {})
  const goods = data?.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className={css.banner} aria-label="沃土农产品交易">
      <Fields />
      <div className={css.words}>
        <p className={css.slogan}>产地直供，按需采购</p>
        <p className={css.text}>合作社、家庭农场与加工企业直接报价，资金托管，收货后结算</p>
        <p className={css.figures} role="status">
          {goods !== undefined && (
            <span>
              <strong>{goods}</strong> 种在售商品
            </span>
          )}
          {shops !== undefined && (
            <span>
              <strong>{shops}</strong> 家店铺
            </span>
          )}
        </p>
        <div className={css.actions}>
          <LinkButton tone="primary" href="/goods/list">
            进入交易大厅
          </LinkButton>
          <LinkButton href="/shopList">店铺大全</LinkButton>
        </div>
      </div>
    </section>
  )
}
