import type { ComponentType } from 'react'
import type { AnyDeclaration } from '#core/element/values.ts'
import type { First } from '#core/element/widget.ts'

export interface Drawable {
  Widget: ComponentType<Record<string, unknown>>
  declaration: AnyDeclaration & { first?: First }
}

/** Every tag of the kit, by its name. */
export const drawables = new Map<string, Drawable>()

/** Stands in for the core's own where tags are drawn on the server: there are no elements, only what they would show. */
export const defineWidget = (tag: string, Widget: Drawable['Widget'], declaration: Drawable['declaration']) =>
  void drawables.set(tag, { Widget, declaration })
