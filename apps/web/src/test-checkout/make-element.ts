type Child = Node | string

/** Creates an element with classes, attributes and children; strings become text nodes, never markup. */
export function makeElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

const shapes = {
  notice: ['M12 4 2.8 20h18.4Z', 'M12 10v4.5', 'M12 17.4v.1'],
  close: ['M6 6l12 12', 'M18 6 6 18'],
  success: ['M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18', 'M8.5 12.2l2.4 2.4 4.6-4.8'],
  failure: ['M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18', 'M9.2 9.2l5.6 5.6', 'M14.8 9.2l-5.6 5.6'],
} as const

/** A decorative line icon of 16 px. */
export function makeIcon(name: keyof typeof shapes, classes = ''): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const attributes = { viewBox: '0 0 24 24', width: '16', height: '16', fill: 'none', stroke: 'currentColor' }
  const line = { 'stroke-width': '1.75', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  const all = { ...attributes, ...line, 'aria-hidden': 'true', class: `shrink-0 ${classes}` }
  for (const [key, value] of Object.entries(all)) svg.setAttribute(key, value)
  for (const shape of shapes[name]) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    path.setAttribute('d', shape)
    svg.append(path)
  }
  return svg
}
