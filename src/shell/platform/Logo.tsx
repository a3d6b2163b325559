import { mark } from './Logo.css.ts'

/** The site's own logo, else a sprout on the field's green. */
export const Logo = ({ src }: { src: string }) =>
  src ? (
    <img src={src} alt="" height={32} />
  ) : (
    <svg className={mark} width={32} height={32} viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="8" />
      <path d="M16 26V15M16 17c0-4.5-2.8-7-8-7 0 4.6 2.8 7 8 7ZM16 14c0-4 2.6-6.5 8-7 .3 4.6-2.5 7.2-8 7ZM8 26h16" />
    </svg>
  )
