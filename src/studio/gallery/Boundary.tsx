import { Component, type ReactNode } from 'react'

interface Props {
  readonly resetKey: unknown
  readonly children: ReactNode
}

export class Boundary extends Component<Props, { readonly error: Error | undefined }> {
  override state: { readonly error: Error | undefined } = { error: undefined }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (this.state.error && resetKey !== this.props.resetKey) this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    return error ? <pre role="alert">{error.message}</pre> : this.props.children
  }
}
