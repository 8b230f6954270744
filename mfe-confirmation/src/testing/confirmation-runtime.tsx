import {
  enrolmentEndpoints,
  feedbackEndpoints,
  offersEndpoints,
  type ConfirmationSummary,
  type Enrolment,
  type UpdateEnrolment,
} from '@home-move/contract';
import { useEnrolment } from '@home-move/ui';
import { createTestRuntime, renderWithRuntime, type TestRuntime } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import { ConfirmationPage } from '../confirmation/confirmation.page';
import { afterUpdate } from './after-update';

/** A runtime whose API returns this summary and accepts every update. */
export function aConfirmationRuntime(enrolment: Enrolment, summary: ConfirmationSummary): TestRuntime {
  const runtime = createTestRuntime({ enrolment });
  runtime.answer(enrolmentEndpoints.confirmation, () => summary);
  runtime.answer(offersEndpoints.affiliates, () => []);
  runtime.answer(feedbackEndpoints.feedbackState, () => ({ isWanted: false }));
  runtime.answer(enrolmentEndpoints.update, ({ body }) => afterUpdate(runtime.enrolment.get() ?? enrolment, body));
  return runtime;
}

/** The page for the runtime's current enrolment, as the journey's root renders it. */
export function CurrentConfirmationPage() {
  const enrolment = useEnrolment();
  return enrolment && <ConfirmationPage enrolment={enrolment} />;
}

export function renderConfirmation(
  enrolment: Enrolment,
  summary: ConfirmationSummary,
  runtime = aConfirmationRuntime(enrolment, summary),
) {
  return renderWithRuntime(<CurrentConfirmationPage />, runtime);
}

/** The card with this title, once it is shown. */
export const card = async (title: string) => within(await screen.findByRole('article', { name: title }));

/** The saved updates in order, without the one that records the view of the page. */
export const savedUpdates = ({ recorded }: TestRuntime): readonly UpdateEnrolment[] =>
  recorded.calls
    .filter(({ method }) => method === 'PUT')
    .map(({ input }) => input.body as UpdateEnrolment)
    .filter(({ viewedConfirmation }) => viewedConfirmation === undefined);

/** The titles of the cards in their order, once they are shown. */
export async function cardTitles(): Promise<readonly (string | null)[]> {
  const cards = await screen.findAllByRole('article');
  return cards.map((article) => within(article).getByRole('heading', { level: 2 }).textContent);
}

/** Which of the four windows of the house are lit. */
export const litWindows = (container: HTMLElement): readonly boolean[] =>
  [...container.querySelectorAll('svg g')].map((pane) => pane.querySelectorAll('rect').length === 3);
