/** Whether the page came to a browser without a session: the server has written so into it. */
export function isVisitor(): boolean {
  return document.documentElement.dataset.session === 'none'
}
