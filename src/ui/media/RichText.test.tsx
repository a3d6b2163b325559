import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RichText } from './RichText.tsx'

const drawn = (html: string) => renderToStaticMarkup(<RichText html={html} />).replace(/^<div[^>]*>|<\/div>$/g, '')

it.each([
  [
    'keeps words, headings and lists',
    '<h3>产地</h3><p>五常<b>民意乡</b></p><ul><li>真空装</li></ul>',
    '<h3>产地</h3><p>五常<b>民意乡</b></p><ul><li>真空装</li></ul>',
  ],
  [
    'drops scripts, and handlers with their attributes',
    '<p onclick="x()">米</p><script>x()</script><svg onload="x()"></svg>',
    '<p>米</p>',
  ],
  ['keeps the words of what it does not know', '<a href="javascript:x()">看</a><font>这里</font>', '看这里'],
  [
    'shows the platform’s own pictures alone',
    '<img src="https://elsewhere/x.png"><img src="/files/abc.jpg" onerror="x()">',
    '<img src="/files/abc.jpg" alt="" loading="lazy"/>',
  ],
])('%s', (_, html, expected) => expect(drawn(html)).toBe(expected))
