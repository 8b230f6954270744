import { Component, type ReactNode } from 'react';
import { failureTexts } from '../layout/failure.texts';
import { PlainFailure } from '../layout/plain-failure';

interface Props {
  readonly children: ReactNode;
}

/** The shell's own drawing broke: says so and offers a reload, in place of an empty page. */
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
