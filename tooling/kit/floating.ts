import type { Plugin } from 'rollup'

const copy = /const SafeReact = \{\s*\.\.\.React\s*\};/

/**
 * @floating-ui/react copies the whole of React to look two hooks up in it, and then nothing of React can be left out, which
 * every tag's page would pay for: it looks them up in React itself.
 */
export const floating: Plugin = {
  name: 'wotu:floating',
  transform: {
    filter: { id: /@floating-ui\/react\/dist\/[\w.-]+\.mjs$/ },
    handler(code, id) {
      if (!copy.test(code)) this.error(`${id} no longer copies React: this plugin can go.`)
      return { code: code.replace(copy, '').replaceAll('SafeReact.', 'React.'), map: null }
    },
  },
}
