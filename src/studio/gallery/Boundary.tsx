import { Component, type ReactNode } from 'react'

interface Props {
  /** What is shown: another one gets another chance. */
  readonly of: unknown
  readonly children: ReactNode
}

/** A view that fails, because somebody is at work on it, leaves the rest of the gallery standing. */
export class Boundary extends Component<Props, { readonly error: Error | undefined }> {
  override state: { readonly error: Error | undefined } = { error: undefined }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidUpdate({ of }: Props) {
    if (this.state.error && of !== this.props.of) this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    return error ? <pre role="alert">{error.message}</pre> : this.props.children
  }
}
