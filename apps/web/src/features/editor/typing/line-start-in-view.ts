import { EditorView } from '@codemirror/view'

/** Between the caret and the edge of the editor, as the editor itself leaves it. */
const marginPx = 5

/**
 * Goes back sideways to the start of the lines as soon as the caret can be seen there. By itself the editor moves by as little as
 * shows the caret: after a line that is longer than the editor, the starts of all further lines would stay out of sight.
 */
export const lineStartInView = EditorView.scrollHandler.of((view, { head }) => {
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
