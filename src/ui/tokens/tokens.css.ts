import { globalStyle } from '@vanilla-extract/css'
import { declared, phone } from './tokens.ts'

globalStyle(':host, :root', {
  vars: declared(),
  '@media': {
    [phone]: { vars: declared({ control: '44px' }) },
    '(prefers-reduced-motion: reduce)': { vars: declared({ motion: '0s' }) },
  },
})

// A tag follows the page's own scheme, which is inherited; only the assembled app follows the reader's by itself.
globalStyle(':root', { colorScheme: 'light dark' })
globalStyle(':host([scheme="auto"])', { colorScheme: 'light dark' })
globalStyle(':host([scheme="light"]), :root[scheme="light"]', { colorScheme: 'light' })
globalStyle(':host([scheme="dark"]), :root[scheme="dark"]', { colorScheme: 'dark' })

globalStyle(':host([density="compact"]), :root[density="compact"]', {
  '@media': { 'screen and (min-width: 768px)': { vars: declared({ control: '30px', cell: '7px' }) } },
})
