import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { asModule, withoutUnreachable } from './react.ts'

it('reads a production file of React as a module', () => {
  const code = [
    '"use strict";',
    'var Scheduler = require("scheduler"),',
    '  React = require("react");',
    'exports.now = void 0;',
    'if (true) {',
    '  exports.now = Scheduler.now;',
    '}',
    'exports.version = React.version;',
  ].join('\n')
  expect(asModule(code).split('\n')).toEqual([
    "import * as Scheduler from 'scheduler'",
    "import * as React from 'react'",
    '"use strict";',
    'var $now = void 0;',
    'if (true) {',
    '  $now = Scheduler.now;',
    '}',
    'var $version = React.version;',
    'export { $now as now, $version as version }',
  ])
})

it('answers what every browser of the target would', () => {
  const code = 'exports.a = typeof window.document === typeof window && !document.documentMode'
  expect(asModule(code)).toContain('var $a = "object" === "object" && !undefined')
})

it.each(['module.exports = {}', 'exports.a = 1\nconst b = require("b" + 1)', 'const nothing = 1'])(
  'refuses what is written otherwise: %s',
  (code) => expect(() => asModule(code)).toThrow('written otherwise'),
)

it('what no tag can reach is emptied in the React that is installed, and everything of it is still there to be emptied', () => {
  const file = new URL('../../node_modules/react-dom/cjs/react-dom-client.production.js', import.meta.url)
  const code = readFileSync(file, 'utf8')
  const without = withoutUnreachable(code)
  expect(without).toContain('function startViewTransition() {}')
  expect(without.length).toBeLessThan(code.length * 0.95)
  expect(() => withoutUnreachable('function other() {}')).toThrow('React has no startViewTransition any more')
})
