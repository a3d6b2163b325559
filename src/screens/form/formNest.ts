type Values = Readonly<Record<string, unknown>>

/** The value of a field: `dispatch.way` is the `way` within `dispatch`. */
export const pick = (values: Values, name: string): unknown => {
  const [outer = '', inner] = name.split('.')
  return inner === undefined ? values[outer] : (values[outer] as Values | undefined)?.[inner]
}

/** A form's fields as the call takes them: `dispatch.way` within `dispatch`. */
export const nest = (fields: Values): Values => {
  const input: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    const [outer = '', inner] = name.split('.')
    input[outer] = inner === undefined ? value : { ...(input[outer] as Values | undefined), [inner]: value }
  }
  return input
}
