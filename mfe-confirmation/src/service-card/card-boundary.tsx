import { FailedPanel } from '@home-move/ui';
import { Component, type ReactNode } from 'react';

interface CardBoundaryProps {
  /** Loads the card's data again. */
  readonly onRetry: () => Promise<void>;
  readonly children: ReactNode;
}

interface CardBoundaryState {
  readonly hasFailed: boolean;
  readonly isRetrying: boolean;
}

/** Replaces a card that cannot be shown by another attempt, so that the other cards stay. The root reports the error. */
export class CardBoundary extends Component<CardBoundaryProps, CardBoundaryState> {
  override state: CardBoundaryState = { hasFailed: false, isRetrying: false };

  static getDerivedStateFromError(): Partial<CardBoundaryState> {
    return { hasFailed: true };
  }

  private async retry(): Promise<void> {
    this.setState({ isRetrying: true });
    await this.props.onRetry().catch(() => undefined);
    this.setState({ hasFailed: false, isRetrying: false });
  }

  override render(): ReactNode {
    const { hasFailed, isRetrying } = this.state;
    return hasFailed ? <FailedPanel onRetry={() => void this.retry()} retrying={isRetrying} /> : this.props.children;
  }
}
