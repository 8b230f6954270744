import {
  ApiError,
  enrolmentEndpoints,
  moveDateEndpoints,
  networkProblem,
  problem,
  type MoveDateEffect,
  type MoveDatePreview,
  type MoveDateResult,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoveDateChange } from './move-date-change';

const enrolment = anEnrolment({ moveInDate: '2026-11-27' });

const energy: MoveDateEffect = {
  id: 'energy-start',
  title: 'Larkfield Energy starts to supply your electricity and gas',
  before: '2026-12-05',
  after: '2026-12-16',
  action: 'change',
  text: 'We change the day with Larkfield Energy.',
  contact: { name: 'Larkfield Energy', url: 'https://larkfield-energy.example/', reference: 'TH-9K2M4X7P' },
};
const broadband: MoveDateEffect = {
  id: 'broadband-start',
  title: 'Broadband from Brightline starts',
  before: '2026-11-26',
  after: '2026-11-26',
  action: 'call',
  text: 'Only Brightline can change it.',
  contact: { name: 'Brightline', url: 'https://brightline.example', reference: 'HT-9K2M4X7P' },
};
const plan: MoveDateEffect = {
  id: 'plan',
  title: 'Your move plan',
  before: '2026-11-27',
  after: '2026-12-16',
  action: 'none',
  text: 'Its days follow.',
  contact: null,
};
const effects = [energy, broadband, plan];
const preview: MoveDatePreview = { from: '2026-11-27', to: '2026-12-16', effects, fingerprint: 'seen' };
const changed: MoveDateResult = {
  isChanged: true,
  refusedBy: null,
  effects,
  enrolment: { ...enrolment, moveInDate: '2026-12-16', version: enrolment.version + 1 },
};

function aRuntime() {
  const runtime = createTestRuntime({ enrolment });
  runtime.answer(moveDateEndpoints.preview, () => preview);
  runtime.answer(moveDateEndpoints.change, () => changed);
  runtime.answer(enrolmentEndpoints.mine, () => enrolment);
  return runtime;
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'My move date changed' }));

async function opened(runtime = aRuntime()) {
  const user = userEvent.setup();
  renderWithRuntime(<MoveDateChange />, runtime);
  await user.click(screen.getByRole('button', { name: 'Change my move date' }));
  return { user, runtime, shown: await dialog() };
}

/** Types the date by keyboard and submits it with Enter. */
async function previewed(runtime = aRuntime()) {
  const { user, shown } = await opened(runtime);
  await user.type(shown.getByLabelText('Day'), '16122026{Enter}');
  await screen.findByRole('heading', { name: 'What changes' });
  return { user, runtime, shown };
}

describe('a changed move-in date', () => {
  it('starts with the date field and the current date', async () => {
    const { shown } = await opened();
    expect(shown.getByText(/^Your move-in date is 27 Nov 2026\./)).toBeVisible();
    await expectNoViolations(document.body);
  });

  it('starts again from an empty date when the dialog is opened again', async () => {
    const { user, shown } = await opened();
    await user.type(shown.getByLabelText('Day'), '16');
    await user.click(shown.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Change my move date' }));
    expect((await dialog()).getByLabelText('Day')).toHaveValue('');
  });

  it('previews the consequences, who acts and whom to contact before any change', async () => {
    const { runtime, shown } = await previewed();
    expect(screen.getByRole('heading', { name: 'What changes' })).toHaveFocus();
    const [first, second, third] = shown.getAllByRole('listitem');
    expect(first).toHaveTextContent(
      /^Larkfield Energy starts to supply your electricity and gas05 Dec 2026 → changes to 16 Dec 2026We change it/,
    );
    expect(second).toHaveTextContent(/Stays 26 Nov 2026You contact them.*Your reference: HT-9K2M4X7P/);
    expect(within(second as HTMLElement).getByRole('link')).toHaveAttribute('href', 'https://brightline.example');
    expect(third).toHaveTextContent(/Nothing to do/);
    expect(shown.getByText('Change your move-in date to 16 Dec 2026?')).toBeVisible();
    expect(runtime.recorded.calls.map(({ method }) => method)).toEqual(['GET']);
    await expectNoViolations(document.body);
  });

  it('names no contact for a day that we change', async () => {
    const { shown } = await previewed();
    const [first] = shown.getAllByRole('listitem');
    expect(first).toHaveTextContent(/We change the day with Larkfield Energy\.$/);
    expect(within(first as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
  });

  it('previews a day that is new, and no day or link that is not known', async () => {
    const runtime = aRuntime();
    const council: MoveDateEffect = {
      id: 'council',
      title: 'Your council',
      before: null,
      after: null,
      action: 'call',
      text: 'Only the council can change it.',
      contact: { name: 'Bedford Council', url: null, reference: null },
    };
    const added = { ...preview, effects: [{ ...plan, before: null }, council] };
    runtime.answer(moveDateEndpoints.preview, () => added);
    const { shown } = await previewed(runtime);
    const [first, second] = shown.getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Your move plan16 Dec 2026Nothing to doIts days follow\.$/);
    expect(second).toHaveTextContent(/^Your councilYou contact themOnly the council can change it\.$/);
    expect(shown.queryByRole('link')).not.toBeInTheDocument();
  });

  it('is changed as it was shown, once under a key, and confirmed', async () => {
    const { user, runtime, shown } = await previewed();
    await user.click(shown.getByRole('button', { name: 'Change the date' }));
    const outcome = await shown.findByText('Your move-in date is now 16 Dec 2026.');
    expect(outcome.closest('[role=status]')).toHaveFocus();
    expect(runtime.recorded.calls.at(-1)).toMatchObject({
      path: '/enrolment/move-date-change',
      input: { body: { moveInDate: '2026-12-16', fingerprint: 'seen' } },
      idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/) as string,
    });
    expect(runtime.enrolment.get()?.moveInDate).toBe('2026-12-16');
    // The mover's own task stays in view.
    expect(shown.getByText('Your reference: HT-9K2M4X7P')).toBeVisible();
    expect(shown.getByText('We have changed it')).toBeVisible();
    expect(shown.queryByText('We change it')).not.toBeInTheDocument();
    expect(shown.queryByText('We change the day with Larkfield Energy.')).not.toBeInTheDocument();
    expect(shown.queryByText('Your move plan')).not.toBeInTheDocument();
    await expectNoViolations(document.body);
    await user.click(shown.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: 'Change my move date' })).toHaveFocus();
  });

  it('that a company refuses changes nothing, and names whom to contact', async () => {
    const runtime = aRuntime();
    runtime.answer(moveDateEndpoints.change, () => ({
      ...changed,
      isChanged: false,
      refusedBy: energy.contact,
      enrolment,
    }));
    const { user, shown } = await previewed(runtime);
    await user.click(shown.getByRole('button', { name: 'Change the date' }));
    expect(await shown.findByText('Nothing has changed')).toBeVisible();
    expect(
      shown.getByText(
        'Larkfield Energy did not accept the new day, so we left everything as it was. Contact Larkfield Energy first.',
      ),
    ).toBeVisible();
    expect(shown.getByText('Your reference: TH-9K2M4X7P')).toBeVisible();
    expect(shown.getByRole('link', { name: /^Go to Larkfield Energy/ })).toHaveAttribute(
      'href',
      'https://larkfield-energy.example/',
    );
    expect(runtime.enrolment.get()?.moveInDate).toBe('2026-11-27');
    await expectNoViolations(document.body);
  });

  it('that an unknown company refuses changes nothing', async () => {
    const runtime = aRuntime();
    runtime.answer(moveDateEndpoints.change, () => ({ ...changed, isChanged: false, enrolment }));
    const { user, shown } = await previewed(runtime);
    await user.click(shown.getByRole('button', { name: 'Change the date' }));
    expect(
      await shown.findByText('A company did not accept the new day, so we left everything as it was.'),
    ).toBeVisible();
    expect(shown.queryByRole('link')).not.toBeInTheDocument();
  });

  it.each([
    ['{Enter}', 'Please enter the date from which you are responsible for utilities at your new home'],
    ['31022026{Enter}', 'Invalid'],
  ])(
    'typed as %s is rejected at the field, which each submit scrolls into view: %s [XUI-01]',
    async (typed, message) => {
      const { user, runtime, shown } = await opened();
      const scroll = jest.spyOn(shown.getByText('New move-in date'), 'scrollIntoView');
      await user.type(shown.getByLabelText('Day'), typed);
      expect(await shown.findByText(message)).toBeVisible();
      expect(shown.getByLabelText('Day')).toHaveFocus();
      await user.click(shown.getByRole('button', { name: 'See what changes' }));
      expect(shown.getByLabelText('Day')).toHaveFocus();
      expect(scroll).toHaveBeenCalledTimes(2);
      expect(runtime.recorded.calls).toEqual([]);
      await expectNoViolations(document.body);
    },
  );

  it('keeps an out-of-range date in the field, with the message from the API until the next attempt', async () => {
    const runtime = aRuntime();
    const message = 'I can only help with move-in dates up to 29 days in the future';
    runtime.answer(moveDateEndpoints.preview, () =>
      Promise.reject(new ApiError({ ...problem('VALIDATION'), errors: { to: message } })),
    );
    const { user, shown } = await opened(runtime);
    await user.type(shown.getByLabelText('Day'), '16122027{Enter}');
    expect(await shown.findByText(message)).toBeVisible();
    expect(shown.getByLabelText('Year')).toHaveValue('2027');
    // The message belongs to the attempt before.
    runtime.answer(moveDateEndpoints.preview, () => Promise.reject(new ApiError(networkProblem)));
    await user.click(shown.getByRole('button', { name: 'See what changes' }));
    expect(await shown.findByRole('alert')).toHaveTextContent(networkProblem.title);
    expect(shown.queryByText(message)).not.toBeInTheDocument();
  });

  it('keeps the entered date when the network fails at either step', async () => {
    const runtime = aRuntime();
    runtime.answer(moveDateEndpoints.preview, () => Promise.reject(new ApiError(networkProblem)));
    const { user, shown } = await opened(runtime);
    await user.type(shown.getByLabelText('Day'), '16122026{Enter}');
    expect(await shown.findByRole('alert')).toHaveTextContent(networkProblem.title);
    runtime.answer(moveDateEndpoints.preview, () => preview);
    await user.click(shown.getByRole('button', { name: 'See what changes' }));
    runtime.answer(moveDateEndpoints.change, () => Promise.reject(new ApiError(networkProblem)));
    await user.click(await shown.findByRole('button', { name: 'Change the date' }));
    expect(await shown.findByRole('alert')).toHaveTextContent(networkProblem.title);
    await user.click(shown.getByRole('button', { name: 'Choose another date' }));
    expect(shown.getByLabelText('Day')).toHaveValue('16');
  });

  it('shows the new preview when something has changed since', async () => {
    const runtime = aRuntime();
    runtime.answer(moveDateEndpoints.change, () => Promise.reject(new ApiError(problem('CONFLICT'))));
    const { user, shown } = await previewed(runtime);
    runtime.answer(moveDateEndpoints.preview, () => ({ ...preview, effects: [plan], fingerprint: 'new' }));
    await user.click(shown.getByRole('button', { name: 'Change the date' }));
    expect(await shown.findByText('Something has changed since. This is how it is now.')).toBeVisible();
    expect(shown.getAllByRole('listitem')).toHaveLength(1);
  });

  it('is submitted under a new key once the new preview is confirmed', async () => {
    const runtime = aRuntime();
    runtime.answer(moveDateEndpoints.change, () => Promise.reject(new ApiError(problem('CONFLICT'))));
    const { user, shown } = await previewed(runtime);
    await user.click(shown.getByRole('button', { name: 'Change the date' }));
    await shown.findByText('Something has changed since. This is how it is now.');
    runtime.answer(moveDateEndpoints.change, () => changed);
    await user.click(shown.getByRole('button', { name: 'Change the date' }));
    await shown.findByText('Your move-in date is now 16 Dec 2026.');
    const keys = runtime.recorded.calls.filter(({ method }) => method === 'POST').map((call) => call.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(keys[1]).not.toBe(keys[0]);
  });
});
