import { Component, createContext, useContext, type ReactNode } from 'react'
import { retry } from './widget.css.ts'

const PortalContext = createContext<Element | null>(null)

/** Where a component puts what floats: inside its tag's shadow root, or the body of the assembled app. */
export const usePortalRoot = (): Element => useContext(PortalContext) ?? document.body

interface FrameProps {
  /** Null where the tag is drawn on the server. */
  portal: Element | null
  /** Sends `wotu-ready` when the content is in the DOM and nothing painted yet, and `wotu-error`. */
  emit: (type: string, detail?: unknown) => void
  children: ReactNode
}

/** What stands around every widget: its portal, and an alert with a retry where its component throws. */
export class WidgetFrame extends Component<FrameProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidMount() {
    if (!this.state.failed) this.props.emit('wotu-ready')
  }

  override componentDidUpdate(_: FrameProps, before: { failed: boolean }) {
    if (before.failed) this.componentDidMount()
  }

  override componentDidCatch(error: unknown) {
    this.props.emit('wotu-error', { error })
  }

  override render() {
    if (!this.state.failed) return <PortalContext value={this.props.portal}>{this.props.children}</PortalContext>
    return (
      <div role="alert">
        这部分内容暂时无法显示
        <button className={retry} onClick={() => this.setState({ failed: false })}>
          重试
        </button>
      </div>
    )
  }
}
