import { Component, type ReactNode } from 'react'

interface Props {
  /** Shown in place of what could not be drawn. */
  fallback: ReactNode
  children: ReactNode
}

/** Keeps a screen's own fault from taking the page with it. Give it a `key` to try again. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
