import { EditorView } from '@codemirror/view'

/** Default margin between caret and editor edge, in pixels. */
const marginPx = 5

/**
 * Scrolls back to the start of the lines as soon as the caret is visible there. By default the editor scrolls only as far
 * as needed: after one long line, the starts of all further lines would stay out of view.
 */
export const scrollToLineStart = EditorView.scrollHandler.of((view, { head }) => {
  view.requestMeasure({
    key: 'line-start-in-view',
    read: ({ contentDOM, scrollDOM }) => {
      const caret = view.coordsAtPos(head)
      if (caret === null || scrollDOM.scrollLeft === 0) return false
      const fromStart = caret.right - contentDOM.getBoundingClientRect().left
      return contentDOM.offsetLeft + fromStart + marginPx <= scrollDOM.clientWidth
    },
    write: (fits) => {
      if (fits) view.scrollDOM.scrollLeft = 0
    },
  })
  return false
})
