import type { ConfirmationSummary } from '@home-move/contract';
import { useFlag, useIsFinished, useRuntime } from '@home-move/ui';
import { FeedbackQuestion } from '../feedback/feedback-question';
import { MoveDateChange } from '../move-date/move-date-change';
import { MailedConfirmation } from './mailed-confirmation';
import { MonthlyTotalCard } from './monthly-total';
import { MoveInvitation } from './move-invitation';
import { OffersBanner } from './offers-banner';
import { OtherThings } from './other-things';

interface AfterCardsProps {
  /** Undefined until it has loaded. */
  readonly summary?: ConfirmationSummary | undefined;
}

/** What follows the cards of the confirmation page. An agent cannot judge for the mover, so they get no question. */
export function AfterCards({ summary }: AfterCardsProps) {
  const { portal } = useRuntime();
  const isFinished = useIsFinished();
  const asksForFeedback = useFlag('ask-nicely') && portal === 'tenant' && !isFinished;
  return (
    <>
      {summary?.monthlyTotal && <MonthlyTotalCard total={summary.monthlyTotal} summary={summary} />}
      {summary && <MailedConfirmation summary={summary} />}
      <MoveInvitation />
      {!isFinished && <MoveDateChange />}
      <OtherThings />
      <OffersBanner />
      {asksForFeedback && <FeedbackQuestion />}
    </>
  );
}
