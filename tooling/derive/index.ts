import type { WidgetDeclaration } from '../widgets.ts'
import { customElements } from './customElements.ts'
import { htmlData, webTypes } from './editors.ts'
import { describeTag } from './tag.ts'
import { typeFiles } from './types.ts'

/** The package's name at npm; JetBrains' files name it too. */
export const packageName = '@wotu/widgets'

/** Every file that tells tools of the tags, by its path beside the kit. */
export function derivedFiles(declarations: WidgetDeclaration[], version: string): Record<string, string> {
  const tags = declarations.map(describeTag)
  const json = {
    'custom-elements.json': customElements(tags),
    'html-custom-data.json': htmlData(tags),
    'web-types.json': webTypes(tags, { name: packageName, version }),
  }
  return {
    ...Object.fromEntries(Object.entries(json).map(([file, value]) => [file, `${JSON.stringify(value, null, 2)}\n`])),
    ...Object.fromEntries(Object.entries(typeFiles(tags)).map(([file, text]) => [`types/${file}`, text])),
  }
}
