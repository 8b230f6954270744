import { energyEndpoints, psrEndpoints, type PsrAnswers, type PsrRequest } from '@home-move/contract';
import { aTariff } from '@home-move/contract/testing';
import { type TestRuntime } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSelection, atPath, renderEnergy } from './energy-runtime';

export const noConsents = { supplier: false, network: false, water: false };
export const unanswered: PsrAnswers = { answered: false, psrOptions: null, consents: noConsents };
export const someAnswers = {
  psrOptions: {
    medicineRefrigeration: {},
    communicationInEnglish: { language: 'ur' },
    postHospitalRecovery: { until: '2027-03-31' },
    specialCommsPreferences: 'LARGE_PRINT',
  },
  consents: { ...noConsents, supplier: true },
} as const satisfies PsrRequest;

export const glimmer = aTariff({ supplierName: 'Glimmer', priceId: 'GT12-EAST' });

export function atPsr(
  answers: PsrAnswers = unanswered,
  options: Parameters<typeof atPath>[1] = {},
  path = '/enrolment/energy/psr',
) {
  const runtime = atPath(path, {
    stored: { energyTariff: glimmer },
    flags: { 'psr-access-granted': true, 'faster-switching': false },
    ...options,
  });
  runtime.answer(energyEndpoints.selection, () => aSelection({ tariffs: [glimmer] }));
  runtime.answer(psrEndpoints.answers, () => answers);
  runtime.answer(psrEndpoints.save, ({ body }) => ({ answered: true, ...body }));
  return runtime;
}

export const sent = ({ recorded }: TestRuntime) =>
  recorded.calls.filter(({ method }) => method === 'POST').map(({ input }) => input.body);

export const user = userEvent.setup({ delay: null });
export const radio = (label: string) => screen.getByLabelText(label, { selector: '[type=radio]' });
/** By its label: computing the accessible names of all checkboxes for each query takes seconds. */
export const box = (label: RegExp) => screen.getByLabelText(label, { selector: '[type=checkbox]' });
export const languageBox = () => screen.getByLabelText('Language', { selector: 'input' });
export const search = () => screen.getByLabelText('What should they know?');
export const save = () => user.click(screen.getByText('Save and continue'));
export const shown = () =>
  screen
    .getAllByRole('list')
    .flatMap((list) => within(list).queryAllByRole('checkbox'))
    .map((checkbox) => checkbox.closest('label')?.querySelector('span')?.firstChild?.textContent);

export async function open(runtime: TestRuntime, answer?: 'Yes' | 'No') {
  const { container } = renderEnergy(runtime);
  await screen.findByRole('heading', { level: 1, name: 'Does anyone at home need extra help?' });
  if (answer) await user.click(radio(answer));
  return container;
}
