import { Component, type ReactNode } from 'react'
import type { Shell } from '../content/model.ts'
import { ErrorScreen } from '../theme/shell/ErrorScreen.tsx'

interface Props {
  readonly shell: Shell
  readonly children: ReactNode
}

export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <ErrorScreen shell={this.props.shell} /> : this.props.children
  }
}
