import type { Problem } from '@home-move/contract';
import { FailedPanel, Page } from '@home-move/ui';
import { useShell } from '../../../runtime/shell-context';
import { partsTexts } from './parts.texts';

export interface CannotCheckProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** Whether a link works could not be found out: why, and another try. */
export function CannotCheck({ problem, onRetry, retrying }: CannotCheckProps) {
  const { branding } = useShell();
  return (
    <Page title={partsTexts.failed} brandName={branding.name} width="code">
      <FailedPanel title={problem.title} onRetry={onRetry} retrying={retrying}>
        {partsTexts.linkIsSafe}
      </FailedPanel>
    </Page>
  );
}
