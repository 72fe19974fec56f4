import { Component, type ReactNode } from 'react'

interface TextOnFailureProps {
  /** Shown as it is when it cannot be drawn. */
  text: string
  children: ReactNode
}

interface TextOnFailureState {
  /** The text that could not be drawn; null: none so far. */
  readonly failed: string | null
}

/** Shows a text as it was written where drawing it fails, so that it does not take the page with it. */
export class TextOnFailure extends Component<TextOnFailureProps, TextOnFailureState> {
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

/** A text as it was written. */
export function PlainText({ text }: { text: string }) {
  return <p className="my-3 break-words whitespace-pre-wrap">{text}</p>
}
