import {
  ApiError,
  enrolmentEndpoints,
  networkProblem,
  problem,
  type ConfirmationSummary,
  type Enrolment,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectConsoleErrors, expectNoViolations } from '@home-move/ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aConfirmationRuntime,
  card,
  cardTitles,
  CurrentConfirmationPage,
  litWindows,
  renderConfirmation,
} from '../testing/confirmation-runtime';
import { allOffered, energySetUp, fullSummary, waterLeft } from '../testing/set-up-moves';
import { aSummary } from '../testing/summaries';

const heading = () => screen.getByRole('heading', { level: 1 });

describe('the host page', () => {
  it('notifies the host page once when everything is set up, with only the opaque reference', async () => {
    const { runtime, rerender } = renderConfirmation(energySetUp, aSummary());
    await card('Energy');
    rerender(<p>Another step</p>);
    rerender(<CurrentConfirmationPage />);
    await card('Energy');

    expect(runtime.recorded.events).toEqual([{ name: 'complete', detail: { ref: 'HM-7Q4D9K2M' } }]);
  });

  it('is not notified while a chosen service is open', async () => {
    const { runtime } = renderConfirmation(
      anEnrolment({ ...energySetUp, ...allOffered, councilOptIn: 1 }),
      fullSummary,
    );
    await card('Energy');

    expect(runtime.recorded.events).toEqual([]);
  });
});

describe('the view of the page', () => {
  it('is stored [CONF-37]', async () => {
    const { runtime } = renderConfirmation(energySetUp, aSummary());
    await card('Energy');

    expect(runtime.recorded.calls.filter(({ method }) => method === 'PUT')).toMatchObject([
      { path: '/enrolment-auth', input: { body: { viewedConfirmation: true } } },
    ]);
    expect(runtime.enrolment.get()?.confirmationPageLastViewed).toBe('2026-11-20T10:42:00.000Z');
  });

  it('does not undo a newer change when its response is delayed', async () => {
    const runtime = aConfirmationRuntime(energySetUp, aSummary());
    let answer: (enrolment: Enrolment) => void = () => undefined;
    runtime.answer(enrolmentEndpoints.update, () => new Promise<Enrolment>((resolve) => (answer = resolve)));
    renderConfirmation(energySetUp, aSummary(), runtime);
    await card('Energy');

    const newer = { ...energySetUp, version: 9 };
    await act(async () => {
      runtime.enrolment.accept(newer);
      answer({ ...energySetUp, version: 2 });
    });

    expect(runtime.enrolment.get()).toBe(newer);
  });

  it('is reported to telemetry when it cannot be stored', async () => {
    const runtime = aConfirmationRuntime(energySetUp, aSummary());
    runtime.answer(enrolmentEndpoints.update, () => {
      throw new ApiError(problem('UNAVAILABLE'));
    });
    renderConfirmation(energySetUp, aSummary(), runtime);

    expect((await card('Energy')).getByText('Completed')).toBeVisible();
    expect(runtime.recorded.reports).toMatchObject([{ remote: 'confirmation', phase: 'viewed' }]);
  });
});

describe('a part of the summary that cannot be shown', () => {
  it('leaves the other cards, and is there after another attempt', async () => {
    const user = userEvent.setup({ delay: null });
    const { addOns: _missing, ...entertainment } = fullSummary.entertainment;
    const damaged = { ...fullSummary, entertainment: entertainment as ConfirmationSummary['entertainment'] };
    expectConsoleErrors(/^TypeError: .* \(reading 'length'\)/);
    const { container, runtime } = renderConfirmation(waterLeft, damaged);

    expect(await cardTitles()).toEqual(['Water', 'Energy', 'Council Tax']);
    const panel = within(screen.getByRole('alert'));
    expect(panel.getByText('This part did not load')).toBeVisible();
    await expectNoViolations(container);

    runtime.answer(enrolmentEndpoints.confirmation, () => fullSummary);
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect((await card('Broadband, Phone and TV')).getByText('Completed')).toBeVisible();
  });
});

describe('until the summary has loaded', () => {
  it('announces that it is loading', async () => {
    const runtime = aConfirmationRuntime(energySetUp, aSummary());
    runtime.answer(enrolmentEndpoints.confirmation, () => new Promise(() => undefined));
    const { container } = renderConfirmation(energySetUp, aSummary(), runtime);

    expect(await screen.findByText('Loading your summary')).toBeInTheDocument();
    expect(heading()).toHaveTextContent('Your new home, Sam');
    expect(litWindows(container)).toEqual([false, false, false, false]);
  });

  it('offers to try again after a failure, and then shows it', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aConfirmationRuntime(energySetUp, aSummary());
    runtime.answer(enrolmentEndpoints.confirmation, () => {
      throw new ApiError(networkProblem);
    });
    const { container } = renderConfirmation(energySetUp, aSummary(), runtime);

    const panel = within(await screen.findByRole('alert'));
    expect(panel.getByText(/^We could not reach our service\. What you entered is safe\./)).toBeVisible();
    await expectNoViolations(container);

    runtime.answer(enrolmentEndpoints.confirmation, () => aSummary());
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect((await card('Energy')).getByText('Completed')).toBeVisible();
  });
});
