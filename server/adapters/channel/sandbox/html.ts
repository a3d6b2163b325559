const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => marks[mark]!)

export const yuan = (fen: number) => `¥${(fen / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2 })}`

interface Page {
  title: string
  /** HTML. */
  body: string
  /** Goes there by itself after three seconds. */
  onTo?: string
}

/** A page of the bank: no script, its style in a file of its own, as the content policy wants. */
export const page = ({ title, body, onTo }: Page) => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)} - 沙盒银行</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/sandbox/style.css">
${onTo === undefined ? '' : `<meta http-equiv="refresh" content="3;url=${escaped(onTo)}">`}</head>
<body><header><b>沙盒银行</b><span>演示渠道，不产生真实扣款</span></header><main><h1>${escaped(title)}</h1>${body}</main></body></html>`

export const style = `
:root{color-scheme:light dark;--ink:light-dark(#1c2430,#e8ecf2);--paper:light-dark(#fff,#1b2027);--line:light-dark(#dfe4ea,#333b46);--blue:light-dark(#1d4f91,#7fb0f0)}
*{box-sizing:border-box}
body{margin:0;background:light-dark(#f2f4f7,#11151a);color:var(--ink);font:14px/1.6 -apple-system,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
header{display:flex;gap:12px;align-items:baseline;padding:16px 24px;border-bottom:1px solid var(--line);background:var(--paper)}
header b{font-size:16px;color:var(--blue)}header span{font-size:12px;opacity:.75}
main{max-width:480px;margin:32px auto;padding:24px;background:var(--paper);border:1px solid var(--line);border-radius:6px}
main:has(table){max-width:960px}
h1{margin:0 0 16px;font-size:16px}h2{margin:24px 0 8px;font-size:14px}
.sum{margin:8px 0 16px;font-size:28px;font-weight:600;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 24px;margin:0 0 24px;padding-top:16px;border-top:1px solid var(--line)}
dt{opacity:.75}dd{margin:0;text-align:right;overflow-wrap:anywhere}
form.answer{display:grid;gap:12px}
button,a.go{display:block;width:100%;padding:11px 16px;border:1px solid var(--line);border-radius:6px;background:transparent;color:inherit;font:inherit;text-align:center;text-decoration:none;cursor:pointer}
button.yes,a.go{background:light-dark(#1d4f91,#2e66b0);border-color:transparent;color:#fff}
button:focus-visible,a:focus-visible,input:focus-visible{outline:2px solid var(--blue);outline-offset:2px}
label{display:flex;gap:8px;align-items:center;min-height:36px}input[type=number]{width:96px;padding:6px 8px;font:inherit}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:8px;border-bottom:1px solid var(--line);text-align:left;white-space:nowrap}td:nth-child(2){text-align:right}
.scroll{overflow-x:auto}
@media(max-width:520px){main{margin:0;border-width:0 0 1px;border-radius:0}}
`
