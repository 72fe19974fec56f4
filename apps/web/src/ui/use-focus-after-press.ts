import { useEffect } from 'react'

/** Not the code editor: it says itself when it wants the focus. */
const fields =
  'textarea:not(.plain-code), select, input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="file"])'
const others = 'a[href], button'
const regions = 'main, [role="dialog"], [role="alertdialog"]'

/**
 * When a pressed button goes from the page, what came in its place gets the focus: the field that it opened, or the button that
 * stands there instead. A browser would leave the focus at the top of the document, and what is typed then would go nowhere.
 */
export function useFocusAfterPress(): void {
  useEffect(() => {
    let stop = () => {}
    const onClick = ({ target }: MouseEvent) => {
      stop()
      const pressed = target instanceof Element ? target.closest('button') : null
      stop = pressed ? watchPressed(pressed) : () => {}
    }
    window.addEventListener('click', onClick, { capture: true })
    return () => {
      stop()
      window.removeEventListener('click', onClick, { capture: true })
    }
  }, [])
}

/** Not for what changes the whole page or closes a dialog: both say themselves where the focus goes. */
function watchPressed(pressed: Element): () => void {
  const region = pressed.closest(regions)
  if (region === null) return () => {}
  const around = placesAround(pressed, region)
  const known = new Set(region.querySelectorAll(`${fields}, ${others}`))
  const observer = new MutationObserver(() => {
    if (pressed.isConnected) return
    observer.disconnect()
    // What is drawn may take the focus itself first.
    setTimeout(() => focusNew(around, known))
  })
  observer.observe(region, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** The elements that hold the button within the region, the innermost first. */
function placesAround(pressed: Element, region: Element): Element[] {
  const places: Element[] = []
  for (let place = pressed.parentElement; place !== null && place !== region; place = place.parentElement)
    places.push(place)
  return places
}

function focusNew(around: readonly Element[], known: ReadonlySet<Element>): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return
  const places = around.filter((each) => each.isConnected)
  const came = [
    ...places.flatMap((place) => [...place.querySelectorAll<HTMLElement>(fields)]),
    ...(places[0]?.querySelectorAll<HTMLElement>(others) ?? []),
  ]
  const taken = came.find((each) => !known.has(each) && takesFocus(each))
  if (taken instanceof HTMLTextAreaElement) taken.setSelectionRange(taken.value.length, taken.value.length)
}

/** False for what is hidden or switched off. */
function takesFocus(element: HTMLElement): boolean {
  element.focus()
  return document.activeElement === element
}
