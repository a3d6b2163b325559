type Props = Record<string, unknown>

/** Style values that are plain numbers; all others are lengths in px. */
const unitless = /^(flex|order|opacity|zIndex|lineHeight|fontWeight|aspectRatio|gridRow|gridColumn|--)/
const lengths = (style: Props) =>
  Object.fromEntries(
    Object.entries(style).map(([name, value]) => [
      name,
      typeof value === 'number' && !unitless.test(name) ? `${value}px` : value,
    ]),
  )

/** SVG's own names, which React takes in camel case. */
const dashed = /^(?:stroke|fill|clip)[A-Z]/

const nameOf = (element: string, name: string, type: unknown) => {
  if (name === 'onFocus') return 'onfocusin'
  if (name === 'onBlur') return 'onfocusout'
  // React tells of every change of a text as it is made.
  if (
    name === 'onChange' &&
    (element === 'textarea' || (element === 'input' && !/^(file|checkbox|radio)$/.test(String(type))))
  )
    return 'oninput'
  return dashed.test(name) ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name
}

/** What React's names and values for an element's props mean to the DOM, as preact sets them. */
export const likeReact = (element: string, props: Props): Props => {
  const given: Props = {}
  for (const name in props) {
    const value = props[name]
    given[nameOf(element, name, props.type)] =
      name === 'style' && value ? lengths(value as Props) : (value ?? undefined)
  }
  return given
}
