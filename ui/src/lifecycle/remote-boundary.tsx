import type { RemoteProps } from '@home-move/contract';
import { Component, Fragment, type ReactNode } from 'react';
import { FailedPanel } from '../components/failed-panel/failed-panel';
import { TextLink } from '../components/link/text-link';

interface State {
  readonly failed: boolean;
  readonly failures: number;
}

type Props = RemoteProps & { readonly children?: ReactNode };

/**
 * What stands where a remote broke after it was mounted. Try again draws the remote anew; its store and cache live outside,
 * so what was typed into them is still there. Reporting is the root's task (`onCaughtError`).
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
              Call us on <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</TextLink> or write to{' '}
              <TextLink href={`mailto:${email}`}>{email}</TextLink>
            </span>
          )
        }
      />
    );
  }
}
