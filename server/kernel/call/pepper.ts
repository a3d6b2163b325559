let value: string | undefined

/** Given once at start, from the configuration: see `Config.secret`. */
export const setPepper = (secret: string) => {
  value = secret
}

/** The secret that is mixed into payment passwords and lives outside the database. */
export const pepper = (): string => {
  if (value === undefined) throw new Error('setPepper was not called at start')
  return value
}
