import { Document, visit } from 'yaml'

/** Blanks where a line begins or ends, which the readable forms of a text do not keep for sure. */
const loseable = /^\s|[^\S\n](?:\n|$)|\r/

/** YAML that is read as the very same texts again. Long lines stay whole. */
export function exactYaml(content: unknown): string {
  const document = new Document(content)
  visit(document, {
    Scalar: (_, node) => {
      if (typeof node.value === 'string' && loseable.test(node.value)) node.type = 'QUOTE_DOUBLE'
    },
  })
  return document.toString({ lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER })
}
