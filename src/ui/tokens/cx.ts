/** Joins class names; what is falsy is left out. */
export const cx = (...names: unknown[]) => names.filter(Boolean).join(' ')
