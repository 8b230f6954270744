import { Component, type ReactNode } from 'react';
import { failureTexts, PlainFailure } from './plain-failure';

interface Props {
  readonly children: ReactNode;
}

/** Shows a failure with a reload button instead of an empty page when the shell itself fails to render. */
export class ShellBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <PlainFailure title={failureTexts.portal} onRetry={() => window.location.reload()} />;
  }
}
