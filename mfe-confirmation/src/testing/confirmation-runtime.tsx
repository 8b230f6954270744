import {
  enrolmentEndpoints,
  type ConfirmationSummary,
  type Enrolment,
  type UpdateEnrolment,
} from '@home-move/contract';
import { useEnrolment } from '@home-move/ui';
import { createTestRuntime, renderWithRuntime, type TestRuntime } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import { ConfirmationPage } from '../confirmation/confirmation.page';

/** The enrolment after an update, as the API answers it. */
function updated(before: Enrolment, fields: UpdateEnrolment): Enrolment {
  const { viewedConfirmation, wombbUserConfirmed = before.wombbUserConfirmed, ...rest } = fields;
  return {
    ...before,
    energyOptIn: rest.energyOptIn ?? before.energyOptIn,
    entertainmentOptIn: rest.entertainmentOptIn ?? before.entertainmentOptIn,
    councilOptIn: rest.councilOptIn ?? before.councilOptIn,
    waterOptIn: rest.waterOptIn ?? before.waterOptIn,
    energyConsented: rest.energyOptIn === undefined ? before.energyConsented : rest.energyOptIn === 1,
    councilConsented: rest.councilOptIn === undefined ? before.councilConsented : rest.councilOptIn === 1,
    waterConsented: rest.waterOptIn === undefined ? before.waterConsented : rest.waterOptIn === 1,
    councilRegistrationConfirmed: rest.councilRegistrationConfirmed ?? before.councilRegistrationConfirmed,
    waterRegistrationConfirmed: rest.waterRegistrationConfirmed ?? before.waterRegistrationConfirmed,
    wombbUserConfirmed,
    confirmationPageLastViewed: viewedConfirmation ? '2026-11-20T10:42:00.000Z' : before.confirmationPageLastViewed,
    version: before.version + 1,
  };
}

/** A runtime whose API has this summary and takes every update. */
export function aWorld(enrolment: Enrolment, summary: ConfirmationSummary): TestRuntime {
  const runtime = createTestRuntime({ enrolment });
  runtime.answer(enrolmentEndpoints.confirmation, () => summary);
  runtime.answer(enrolmentEndpoints.update, ({ body }) => updated(runtime.enrolment.get() ?? enrolment, body));
  return runtime;
}

/** The page on the runtime's enrolment, as the journey's root draws it. */
export function Page() {
  const enrolment = useEnrolment();
  return enrolment && <ConfirmationPage enrolment={enrolment} />;
}

export function show(enrolment: Enrolment, summary: ConfirmationSummary, runtime = aWorld(enrolment, summary)) {
  return renderWithRuntime(<Page />, runtime);
}

/** A card by its title, once it is there. */
export const card = async (title: string) => within(await screen.findByRole('article', { name: title }));

/** What was saved, in order, but for the view of the page itself. */
export const saved = ({ recorded: seen }: TestRuntime): readonly UpdateEnrolment[] =>
  seen.calls
    .filter(({ method }) => method === 'PUT')
    .map(({ input }) => input.body as UpdateEnrolment)
    .filter(({ viewedConfirmation }) => viewedConfirmation === undefined);
