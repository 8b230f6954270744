import { Component, type ReactNode } from 'react';
import { PlainFailure } from '../layout/plain-failure';
import { pagesTexts } from './pages.texts';

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
    return <PlainFailure title={pagesTexts.startFailed.title} onRetry={() => window.location.reload()} />;
  }
}
