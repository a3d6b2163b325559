interface Props {
  /** Width and height in px. */
  size?: number
  /** Fill the shape too: a chosen star or heart. */
  filled?: boolean
}

/** An icon of 20 × 20 drawn in strokes of 1.5. It is decoration: the words beside it, or a label, say what it means. */
export const icon = (path: string) =>
  function Icon({ size = 20, filled }: Props) {
    return (
      <svg
        aria-hidden
        width={size}
        height={size}
        viewBox="0 0 20 20"
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={path} />
      </svg>
    )
  }
