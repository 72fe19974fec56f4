/** JSON for a script element: nothing in it looks like the end of the element or a comment. In JSON `<` occurs only inside strings. */
export function jsonInHtml(json: string): string {
  return json.replaceAll('<', '\\u003c')
}

/** A text between elements, or within the double quotes of an attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
