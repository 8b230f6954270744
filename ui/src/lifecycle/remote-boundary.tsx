import type { RemoteProps } from '@home-move/contract';
import { Component, Fragment, type ReactNode } from 'react';
import { FailedPanel } from '../components/failed-panel/failed-panel';
import { TextLink } from '../components/link/text-link';
import { phoneHref } from '../format/format';

interface State {
  readonly failed: boolean;
  readonly failures: number;
}

type Props = RemoteProps & { readonly children?: ReactNode };

/**
 * Renders the failed panel for a remote that throws after it was mounted. Try again renders the remote from scratch; its store
 * and cache live outside the boundary and are kept. The root reports the error (`onCaughtError`).
 */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failed: false, failures: 0 };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.setState(({ failures }) => ({ failures: failures + 1 }));
  }

  override render(): ReactNode {
    const { failed, failures } = this.state;
    if (!failed) return <Fragment key={failures}>{this.props.children}</Fragment>;
    const { phone, email } = this.props.runtime.brand.support;
    return (
      <FailedPanel
        code="HM-601"
        onRetry={() => this.setState({ failed: false })}
        alternatives={
          failures > 1 && (
            <span>
              Call us on <TextLink href={phoneHref(phone)}>{phone}</TextLink> or write to{' '}
              <TextLink href={`mailto:${email}`}>{email}</TextLink>
            </span>
          )
        }
      />
    );
  }
}
