import { Component, type ReactNode } from 'react'

interface TextOnFailureProps {
  /** Shown as plain text when rendering fails. */
  text: string
  children: ReactNode
}

interface TextOnFailureState {
  /** The text that failed to render; null if none so far. */
  readonly failed: string | null
}

/** An error boundary that shows a text as plain text when rendering it fails, so that the page survives. */
export class PlainTextFallback extends Component<TextOnFailureProps, TextOnFailureState> {
  override state: TextOnFailureState = { failed: null }

  override componentDidCatch(): void {
    this.setState({ failed: this.props.text })
  }

  static getDerivedStateFromError(): Partial<TextOnFailureState> {
    return { failed: '' }
  }

  override render(): ReactNode {
    const { text, children } = this.props
    const { failed } = this.state
    if (failed === null || (failed !== '' && failed !== text)) return children
    return <PlainText text={text} />
  }
}

/** A text without any rendering of markup. */
export function PlainText({ text }: { text: string }) {
  return <p className="my-3 break-words whitespace-pre-wrap">{text}</p>
}
