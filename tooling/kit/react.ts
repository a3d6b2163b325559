import path from 'node:path'
import type { Plugin } from 'rollup'

const files: Record<string, string> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
}

/**
 * Reads React's production files as ES modules, so that what no widget uses of them is left out (docs/decisions/0006). They are
 * written alike: `var a = require("b")` at the top, `exports.name = …` at the start of a line.
 */
export function react(): Plugin {
  const packages = path.resolve(import.meta.dirname, '../../node_modules')
  return {
    name: 'wotu:react',
    resolveId: {
      filter: { id: /^(react|react-dom|scheduler)(\/|$)/ },
      handler: (id) => (files[id] ? path.join(packages, files[id]) : undefined),
    },
    transform: {
      filter: { id: /\/cjs\/(react|scheduler)[\w-]*\.production\.js$/ },
      handler: (code, id) => ({
        code: asModule(id.includes('react-dom-client') ? withoutUnreachable(code) : code),
        map: null,
      }),
    },
  }
}

/** What React asks of its surroundings, answered for every browser that the build's target names. */
const answers: Record<string, string> = {
  'typeof window.document.createElement': '"function"',
  'typeof window.document': '"object"',
  'typeof window.ErrorEvent': '"function"',
  'typeof window': '"object"',
  'typeof document': '"object"',
  'typeof performance.now': '"function"',
  'typeof performance': '"object"',
  'typeof MessageChannel': '"function"',
  'typeof AbortController': '"function"',
  'typeof WeakMap': '"function"',
  'typeof WeakSet': '"function"',
  'typeof reportError': '"function"',
  'typeof queueMicrotask': '"function"',
  'typeof setTimeout': '"function"',
  'typeof clearTimeout': '"function"',
  'typeof setImmediate': '"undefined"',
  '"CompositionEvent" in window': 'true',
  '"AnimationEvent" in window': 'true',
  '"TransitionEvent" in window': 'true',
  '"oninput" in document': 'true',
  '"documentMode" in document': 'false',
  'document.documentMode': 'undefined',
  // A partner's developer tools need not show our components.
  'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '"undefined"',
}
const asked = new RegExp(Object.keys(answers).join('|').replaceAll('.', '\\.'), 'g')

const required = /(\w+) = require\("([\w-]+)"\)/g
const requiring = /^var (?:\w+ = require\("[\w-]+"\)[,;]\s*)+/m

/**
 * What no tag can reach, since none renders `<ViewTransition>`, `<SuspenseList>`, a ref on a fragment, or a
 * style sheet, script or title that React would move into the page's head. Emptied, they leave the bundle with all that they
 * alone need.
 */
const unreachable = `
  startViewTransition applyViewTransitionToHostInstances applyViewTransitionToHostInstancesRecursive
  restoreViewTransitionOnHostInstances commitAppearingPairViewTransitions commitEnterViewTransitions
  commitDeletedPairViewTransitions commitExitViewTransitions commitNestedViewTransitions restorePairedViewTransitions
  restoreEnterOrExitViewTransitions restoreNestedViewTransitions measureViewTransitionHostInstancesRecursive
  measureNestedViewTransitions scheduleViewTransitionEvent reportViewTransitionError applyViewTransitionName
  restoreViewTransitionName createViewTransitionInstance getViewTransitionName getViewTransitionClassName
  isHostHoistableType getResource acquireResource preloadStylesheet insertStylesheet adoptPreloadPropsForStylesheet
  getHydratableHoistableCache mountHoistable preloadResource suspendResource insertSuspendedStylesheets
  insertStylesheetIntoRoot preinitStyle preinitScript preinitModuleScript
  collectClientRects updateSuspenseListComponent describeNativeComponentFrame
`
  .trim()
  .split(/\s+/)

/** @throws where a function is not there any more: another version of React asks for another look */
export function withoutUnreachable(code: string): string {
  for (const name of unreachable) {
    const written = new RegExp(`^function ${name}\\([^]*?^\\}`, 'm')
    if (!written.test(code)) throw new Error(`React has no ${name} any more`)
    code = code.replace(written, `function ${name}() {}`)
  }
  return code
}

/** @throws where the file is not written as expected: another version of React asks for another look */
export function asModule(code: string): string {
  const imports = [...(requiring.exec(code)?.[0] ?? '').matchAll(required)]
  const names = [...new Set(Array.from(code.matchAll(/^exports\.(\w+) =/gm), ([, name]) => name!))]
  const module = [
    ...imports.map(([, name, from]) => `import * as ${name} from '${from}'`),
    code
      .replace(requiring, '')
      .replace(/^exports\.(\w+) =/gm, 'var $$$1 =')
      .replace(/\bexports\.(\w+)/g, '$$$1')
      .replace(asked, (question) => answers[question]!),
    `export { ${names.map((name) => `$${name} as ${name}`).join(', ')} }`,
  ].join('\n')
  if (!names.length || /\b(exports|require)\b/.test(module)) throw new Error('React’s files are written otherwise now')
  return module
}
