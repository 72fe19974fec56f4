import { Document, visit } from 'yaml'

/** Whitespace at line ends or beginnings, which the readable YAML styles may lose. */
const loseable = /^\s|[^\S\n](?:\n|$)|\r/

/** YAML that parses to exactly the same texts. Long lines are not folded. */
export function serializeYaml(content: unknown): string {
  const document = new Document(content)
  visit(document, {
    Scalar: (_, node) => {
      if (typeof node.value === 'string' && loseable.test(node.value)) node.type = 'QUOTE_DOUBLE'
    },
  })
  return document.toString({ lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER })
}
