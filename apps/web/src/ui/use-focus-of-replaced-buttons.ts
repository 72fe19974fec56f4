import { useEffect } from 'react'

/** Without the code editor, which takes the focus by itself. */
const fields =
  'textarea:not(.plain-code), select, input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="file"])'
const others = 'a[href], button'
const regions = 'main, [role="dialog"], [role="alertdialog"]'

/**
 * When a pressed button is removed from the page, focuses what replaced it: the field that it opened, or the new button. A
 * browser would leave the focus at the top of the document, where typing is lost.
 */
export function useFocusOfReplacedButtons(): void {
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

/** Does nothing when the whole page changes or a dialog closes: both set the focus themselves. */
function watchPressed(pressed: Element): () => void {
  const region = pressed.closest(regions)
  if (region === null) return () => {}
  const around = placesAround(pressed, region)
  const known = new Set(region.querySelectorAll(`${fields}, ${others}`))
  const observer = new MutationObserver(() => {
    if (pressed.isConnected) return
    observer.disconnect()
    // New elements may take the focus themselves first.
    setTimeout(() => focusNew(around, known))
  })
  observer.observe(region, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** The ancestors of the button within the region, innermost first. */
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

/** Whether an element is visible and enabled. */
function takesFocus(element: HTMLElement): boolean {
  element.focus()
  return document.activeElement === element
}
