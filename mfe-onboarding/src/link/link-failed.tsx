import type { Problem } from '@home-move/contract';
import { Actions, Button, Page, ProblemNotice, useRuntime } from '@home-move/ui';
import { linkTexts as texts } from './link.texts';

interface LinkFailedProps {
  readonly problem: Problem;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** The link could not be checked; it may still work. */
export function LinkFailed({ problem, retrying, onRetry }: LinkFailedProps) {
  const { brand } = useRuntime();
  return (
    <Page title={texts.failedTitle} brandName={brand.name} notices={<ProblemNotice problem={problem} />}>
      <Actions>
        <Button variant="primary" busy={retrying ? texts.trying : undefined} onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      </Actions>
    </Page>
  );
}
