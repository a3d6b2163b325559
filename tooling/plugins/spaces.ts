import type { WidgetDeclaration } from '../widgets.ts'

/**
 * The rule that holds a tag's place while it is not defined. Of no weight, so that any rule of the page's wins; one that the
 * server drew (`drawn`) takes up its own place.
 */
export const spaceOf = ({ tag, space = '' }: WidgetDeclaration): string =>
  space &&
  `:where(${tag}:not(:defined,[hidden],[drawn])){${space.replace(/\s+/g, ' ').replace(/ ?([:;{},]) ?/g, '$1')}}`

/** Those of all tags: `wotu.css`, beside the loader and in the package. */
export const spacesOf = (declarations: WidgetDeclaration[]): string => declarations.map(spaceOf).join('\n')
