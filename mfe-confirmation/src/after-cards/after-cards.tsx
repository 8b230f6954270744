import { useFlag, useRuntime } from '@home-move/ui';
import { FeedbackQuestion } from '../feedback/feedback-question';
import { MoveDateChange } from '../move-date/move-date-change';
import { OffersBanner } from './offers-banner';
import { OtherThings } from './other-things';
import { PlanInvitation } from './plan-invitation';

/** What follows the cards of the confirmation page. An agent cannot judge for the mover, so they get no question. */
export function AfterCards() {
  const { portal } = useRuntime();
  const asksForFeedback = useFlag('ask-nicely') && portal === 'tenant';
  return (
    <>
      <MoveDateChange />
      <PlanInvitation />
      <OtherThings />
      <OffersBanner />
      {asksForFeedback && <FeedbackQuestion />}
    </>
  );
}
