import { Component, type ReactNode } from 'react'
import { ErrorScreen } from '../theme/shell/ErrorScreen.tsx'
import { decodeAddress } from './address.ts'
import type { PageSource } from './page-source.ts'

interface Props {
  readonly source: PageSource
  readonly children: ReactNode
}

export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { source, children } = this.props
    if (!this.state.failed) return children
    const page = source.peek(decodeAddress(window.location.pathname))
    return <ErrorScreen shell={source.getShell(page)} />
  }
}
