/** Where a window ends that was opened to sign in beside a page. */
export const signedInPath = '/signed-in'
