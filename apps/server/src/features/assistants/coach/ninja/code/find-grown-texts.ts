import type { SlowCall } from './slow-spot.ts'

const textTypes = {
  java: /\bString\s+(\w+)\s*[=;,)]/g,
  cpp: /\bstring\s+(\w+)\s*[=;,){(]/g,
} as const

/** Finds a text that is built with `+`, which copies all of it each time. In C++ `+=` appends without a copy. */
export function findGrownTexts(bare: string, language: 'java' | 'cpp'): SlowCall[] {
  const listed = Array.from(bare.matchAll(/\b[Ss]tring\s{1,4}([^;(){}]{1,200});/g), ([, list = '']) =>
    list.split(','),
  )
  const named = listed.flat().map((part) => /^\s*(\w+)/.exec(part)?.[1] ?? '')
  const single = Array.from(bare.matchAll(textTypes[language]), ([, name = '']) => name)
  const names = [...new Set([...named, ...single])].filter((name) => /^[A-Za-z_]\w*$/.test(name)).slice(0, 30)
  return names.flatMap((name) => {
    const grows = `(?<![\\w.])${name}\\s*=(?!=)(?=[^;=]*\\+)(?=[^;=]*(?<![\\w.(])${name}(?![\\w.(]))`
    const pattern = new RegExp(language === 'java' ? `(?<![\\w.])${name}\\s*\\+=|${grows}` : grows, 'g')
    return Array.from(bare.matchAll(pattern), ({ index }) => ({
      place: index,
      words: `puts the text \`${name}\` together with \`+\`, which copies all of it`,
    }))
  })
}
