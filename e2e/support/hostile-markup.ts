/** The script that the texts try to run; it counts how often it ran. */
const run = 'window.hostile=(window.hostile||0)+1'

/** Texts that run a script if they are shown carelessly: as HTML, as Markdown, or by closing the element around them. */
export const hostileTexts: readonly string[] = [
  `<script>${run}</script>`,
  `"><script>${run}</script>`,
  `</script><script>${run}</script>`,
  `</textarea><script>${run}</script>`,
  `<IMG """><SCRIPT>${run}</SCRIPT>">`,
  `<img src=x onerror=${run}>`,
  `<img/src="x"/onerror="${run}">`,
  `<svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<body onload=${run}>`,
  `<input autofocus onfocus=${run}>`,
  `<details open ontoggle=${run}>x</details>`,
  `<video><source onerror=${run}></video>`,
  `<audio src=x onerror=${run}></audio>`,
  `<iframe srcdoc="<script>parent.hostile=(parent.hostile||0)+1</script>"></iframe>`,
  `<iframe src="javascript:parent.hostile=(parent.hostile||0)+1"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="javascript:${run}">`,
  `<a href="javascript:${run}">a</a>`,
  `<a href=" &#1; java&#9;script:${run}">a</a>`,
  `<math href="javascript:${run}">a</math>`,
  `<form action="javascript:${run}"><button>a</button></form>`,
  `<button formaction="javascript:${run}" form=x>a</button><form id=x></form>`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<base href="javascript:/a/">`,
  `<link rel=stylesheet href="data:text/css,*{display:none}">`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<template><img src=x onerror=${run}></template>`,
  `<!--><img src=x onerror=${run}>-->`,
  `[a](javascript:${run})`,
  `[a](JaVaScRiPt:${run})`,
  `[a](&#106;avascript:${run})`,
  `[a](data:text/html,<script>${run}</script>)`,
  `[a](vbscript:${run})`,
  `[a][1]\n\n[1]: javascript:${run}`,
  `<javascript:${run}>`,
  `![a](x" onerror="${run})`,
  `![a](javascript:${run})`,
  `$\\href{javascript:${run}}{a}$`,
  `$\\htmlData{a="onerror=${run}"}{a}$`,
  `\`\`\`html\n<img src=x onerror=${run}>\n\`\`\``,
  `{{constructor.constructor('${run}')()}}`,
  `'-(${run})-'`,
]

/** Returns a text that begins with a word, by which it is found, and has as many hostile texts as fit, one a paragraph. */
export function hostileText(word: string, most: number): string {
  let text = word
  for (const one of hostileTexts) if (text.length + one.length + 2 <= most) text += `\n\n${one}`
  return text
}
