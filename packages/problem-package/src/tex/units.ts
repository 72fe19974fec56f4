/** Names of the package siunitx that statements use. */
const unitNames = new Map(
  Object.entries({
    ...{
      meter: 'm',
      metre: 'm',
      second: 's',
      gram: 'g',
      kilogram: 'kg',
      ampere: 'A',
      kelvin: 'K',
      mole: 'mol',
    },
    ...{
      hertz: 'Hz',
      newton: 'N',
      pascal: 'Pa',
      joule: 'J',
      watt: 'W',
      volt: 'V',
      ohm: 'Ω',
      liter: 'l',
      litre: 'l',
    },
    ...{
      byte: 'B',
      bit: 'bit',
      percent: '%',
      degree: '°',
      celsius: '°C',
      degreeCelsius: '°C',
      radian: 'rad',
    },
    ...{
      minute: 'min',
      hour: 'h',
      day: 'd',
      tonne: 't',
      hectare: 'ha',
      km: 'km',
      cm: 'cm',
      mm: 'mm',
      kg: 'kg',
    },
    ...{
      kilo: 'k',
      mega: 'M',
      giga: 'G',
      tera: 'T',
      milli: 'm',
      micro: 'µ',
      nano: 'n',
      centi: 'c',
      deci: 'd',
    },
    ...{ kibi: 'Ki', mebi: 'Mi', gibi: 'Gi', per: '/', squared: '²', cubed: '³', square: '', cubic: '' },
  }),
)

/** A unit of siunitx, such as `\kilo\meter\per\hour`, as text; names that are not known stay. */
export function unitText(source: string): string {
  const later = new Map([
    ['square', '²'],
    ['cubic', '³'],
  ])
  let power = ''
  return source
    .replaceAll(/\\([A-Za-z]+)\s*|[.~]/g, (found, name?: string) => {
      if (name === undefined) return found === '~' ? ' ' : '·'
      const raised = later.get(name)
      if (raised !== undefined) {
        power = raised
        return ''
      }
      const isWhole = !/^(?:kilo|mega|giga|tera|milli|micro|nano|centi|deci|kibi|mebi|gibi|per)$/.test(name)
      const text = `${unitNames.get(name) ?? name}${isWhole ? power : ''}`
      if (isWhole) power = ''
      return text
    })
    .replaceAll(/[{}]/g, '')
    .trim()
}

/** A number of siunitx as a formula: `1e9` is a power of ten. */
export function numberFormula(source: string): string {
  const number = source.replaceAll(/[\s{}]/g, '')
  const power = /^([^eE]*)[eE]([-+]?\d+)$/.exec(number)
  if (!power) return number.replaceAll(/(?<=\d),(?=\d)/g, '.')
  const [, factor = '', exponent = ''] = power
  return factor === '' ? `10^{${exponent}}` : `${factor} \\times 10^{${exponent}}`
}
