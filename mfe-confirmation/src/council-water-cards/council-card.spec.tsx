import {
  ApiError,
  enrolmentEndpoints,
  networkProblem,
  type ConfirmationSummary,
  type Enrolment,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, savedUpdates, renderConfirmation } from '../testing/confirmation-runtime';
import { aCouncilSummary, aSummary, aWaterSummary } from '../testing/summaries';

const answered = anEnrolment({
  councilOfferedStatus: 1,
  waterOfferedStatus: 1,
  councilConsented: true,
  councilOptIn: 1,
  councilComplete: true,
});

const showCouncil = (council: Partial<ConfirmationSummary['council']> = {}, enrolment: Partial<Enrolment> = {}) =>
  renderConfirmation({ ...answered, ...enrolment }, aSummary({ council: aCouncilSummary(council) }));
const council = () => card('Council Tax');

describe('the card of council tax', () => {
  it('names the council, links to its registration, and offers Yes and No [CONF-22, CONF-28]', async () => {
    const { container } = showCouncil();

    const shown = await council();
    expect(shown.getByText('To do')).toBeVisible();
    expect(shown.getByText('Bedford Borough Council')).toBeVisible();
    expect(
      shown.getByText(
        'Let them know the day from which you are responsible for the home. You do that on their own site.',
      ),
    ).toBeVisible();
    const link = shown.getByRole('link', {
      name: 'Register with Bedford Borough Council (opens in a new tab)',
    });
    expect(link).toHaveAttribute('href', 'https://bedford.example/council-tax/moving-home');
    expect(link).toHaveAttribute('target', '_blank');
    expect(shown.getByRole('group', { name: 'Have you registered?' })).toBeVisible();
    for (const radio of shown.getAllByRole('radio')) expect(radio).not.toBeChecked();
    await expectNoViolations(container);
  });

  it('is completed by Yes and reopened by No [CONF-22, CONF-28]', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = showCouncil();
    const shown = await council();

    await user.click(shown.getByRole('radio', { name: 'Yes' }));
    expect(savedUpdates(runtime)).toEqual([{ councilRegistrationConfirmed: true }]);
    expect(shown.getByText('Completed')).toBeVisible();
    expect(shown.getByText('You have registered.')).toBeVisible();
    expect(shown.getByRole('status')).toHaveTextContent('Your answer is saved');

    await user.click(shown.getByRole('radio', { name: 'No' }));
    expect(savedUpdates(runtime).at(-1)).toEqual({ councilRegistrationConfirmed: false });
    expect(shown.getByText('To do')).toBeVisible();
    expect(shown.getByRole('radio', { name: 'No' })).toBeChecked();
  });

  it('disables its radios while saving, and returns focus for keyboard users [CONF-24]', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = showCouncil();
    const shown = await council();
    let answer: () => void = () => undefined;
    runtime.answer(enrolmentEndpoints.update, () => {
      return new Promise<Enrolment>((resolve) => {
        answer = () => resolve({ ...answered, version: 7, councilRegistrationConfirmed: true });
      });
    });

    shown.getByRole('radio', { name: 'Yes' }).focus();
    await user.keyboard(' ');
    for (const radio of shown.getAllByRole('radio')) expect(radio).toBeDisabled();
    expect(shown.getByRole('radio', { name: 'Yes' })).toBeChecked();
    expect(shown.getByText('To do')).toBeVisible();
    // A browser takes focus from a disabled radio; jsdom does not.
    act(() => (document.activeElement as HTMLElement).blur());

    await act(async () => answer());
    for (const radio of shown.getAllByRole('radio')) expect(radio).toBeEnabled();
    expect(shown.getByRole('radio', { name: 'Yes' })).toHaveFocus();
  });

  it('shows a failure to save, keeps the answer, and saves it at the next attempt', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime, container } = showCouncil({}, { councilRegistrationConfirmed: false });
    const shown = await council();
    runtime.answer(enrolmentEndpoints.update, () => {
      throw new ApiError(networkProblem);
    });

    await user.click(shown.getByRole('radio', { name: 'Yes' }));
    expect(await shown.findByRole('alert')).toHaveTextContent(
      /^Your answer is not saved yet\. We could not reach our service\./,
    );
    expect(shown.getByRole('radio', { name: 'Yes' })).toBeChecked();
    expect(shown.getByText('To do')).toBeVisible();
    await expectNoViolations(container);

    runtime.answer(enrolmentEndpoints.update, () => ({
      ...answered,
      version: 7,
      councilRegistrationConfirmed: true,
    }));
    await user.click(shown.getByRole('button', { name: 'Try again' }));
    expect(savedUpdates(runtime)).toEqual([
      { councilRegistrationConfirmed: true },
      { councilRegistrationConfirmed: true },
    ]);
    expect(shown.queryByRole('alert')).not.toBeInTheDocument();
    expect(shown.getByText('Completed')).toBeVisible();
    expect(shown.getByRole('radio', { name: 'Yes' })).toHaveFocus();
  });

  it('shows that the mover registers without us, with the same link, when they chose that', async () => {
    showCouncil({ isConsented: false });

    const shown = await council();
    expect(
      shown.getByText(
        'You chose to sort this out yourself. Let them know the day from which you are responsible for the home. You do that on their own site.',
      ),
    ).toBeVisible();
    expect(shown.getByRole('link')).toHaveAttribute('href', 'https://bedford.example/council-tax/moving-home');
    expect(shown.getAllByRole('radio')).toHaveLength(2);
  });

  it('is to do, with the finder, when no council could be identified, until the mover has registered [CONF-28]', async () => {
    const user = userEvent.setup({ delay: null });
    const { container, runtime } = showCouncil({
      isUnidentified: true,
      // Whether or not the step was answered.
      isCompleted: false,
      councilName: null,
      completeRegistrationLink: null,
      kind: null,
    });

    const shown = await council();
    expect(shown.getByText('To do')).toBeVisible();
    expect(shown.getByText("Unfortunately we couldn't identify the local council for your new home.")).toBeVisible();
    expect(shown.getByRole('link', { name: 'Find your local council (opens in a new tab)' })).toHaveAttribute(
      'href',
      'https://www.gov.uk/find-local-council',
    );
    await expectNoViolations(container);

    await user.click(shown.getByRole('radio', { name: 'Yes' }));
    expect(savedUpdates(runtime)).toEqual([{ councilRegistrationConfirmed: true }]);
    expect(shown.getByText('Completed')).toBeVisible();
    expect(shown.getByText('You have registered.')).toBeVisible();
    expect(shown.queryByRole('link')).not.toBeInTheDocument();
  });

  it('explains rates in Northern Ireland', async () => {
    showCouncil({ kind: 'DOMESTIC_RATES', councilName: 'Land & Property Services' }, { postcode: 'BT1 5GS' });

    expect(
      (await card('Rates')).getByText(/^In Northern Ireland you pay rates in place of council tax\./),
    ).toBeVisible();
  });
});

describe('the card of council tax while the directory fails', () => {
  const unavailable = { councilName: null, completeRegistrationLink: null, kind: null } as const;

  it('shows no promise and no question, and names the council on the next attempt', async () => {
    const user = userEvent.setup({ delay: null });
    const { container, runtime } = showCouncil(unavailable);
    const shown = await council();

    expect(shown.getByText('We could not look up who they are just now. Your answers are safe.')).toBeVisible();
    expect(shown.queryByRole('radio')).not.toBeInTheDocument();
    expect(shown.getByText('To do')).toBeVisible();
    expect((await card('Energy')).getByText('Completed')).toBeVisible();
    await expectNoViolations(container);

    runtime.answer(enrolmentEndpoints.confirmation, () => aSummary({ council: aCouncilSummary() }));
    await user.click(shown.getByRole('button', { name: 'Try again' }));
    expect(await shown.findByText('Bedford Borough Council')).toBeVisible();
    expect(shown.getByRole('group', { name: 'Have you registered?' })).toBeVisible();
  });
});

describe('the card of council tax when its step is unanswered', () => {
  const unanswered = { isCompleted: false, councilName: null, completeRegistrationLink: null } as const;

  it.each([
    ['upfront', true, '/enrolment/council-services-upfront'],
    ['after product selection', false, '/enrolment/council-services'],
  ])("offers 'Get started' to a mover who has not chosen it: the step %s", async (_when, ctwbJourneyToggle, path) => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = showCouncil(
      { ...unanswered, isConsented: false },
      { councilConsented: false, councilOptIn: 0, councilComplete: false, ctwbJourneyToggle },
    );

    const shown = await council();
    expect(
      shown.getByText('You have not chosen this, so you register yourself. You can still put it on your list.'),
    ).toBeVisible();
    expect(shown.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(shown.getByRole('button', { name: 'Get started' }));

    expect(savedUpdates(runtime)).toEqual([{ councilOptIn: 1 }]);
    expect(runtime.recorded.navigations).toEqual([{ path, replace: false }]);
  });

  it('still shows the link where the council is known', async () => {
    showCouncil({ isCompleted: false, isConsented: false }, { councilConsented: false, councilComplete: false });

    expect((await council()).getByRole('link')).toHaveAttribute(
      'href',
      'https://bedford.example/council-tax/moving-home',
    );
  });

  it('prompts a mover who has chosen it to continue', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = showCouncil(unanswered, { councilComplete: false });

    await user.click((await council()).getByRole('button', { name: 'Continue set-up' }));

    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/council-services', replace: false }]);
  });
});

describe('the combined card of council tax and water [CONF-08]', () => {
  const showBoth = (water: Parameters<typeof aWaterSummary>[0], overrides: Partial<Enrolment> = {}) =>
    renderConfirmation(
      { ...answered, ...overrides },
      aSummary({ council: aCouncilSummary(), water: aWaterSummary(water), isCouncilWithWater: true }),
    );

  it('explains that council tax includes water in Scotland, and saves one answer for both', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime, container } = showBoth({ isScotland: true });

    const shown = await card('Council Tax & Water');
    expect(shown.getByText(/^In Scotland you pay for water through your council tax\./)).toBeVisible();
    expect(shown.getAllByRole('link')).toHaveLength(1);
    await expectNoViolations(container);
    await user.click(shown.getByRole('radio', { name: 'Yes' }));

    expect(savedUpdates(runtime)).toEqual([{ councilRegistrationConfirmed: true, waterRegistrationConfirmed: true }]);
    expect(shown.getByText('Completed')).toBeVisible();
    expect(screen.getByText(/^Here is a summary/)).not.toHaveTextContent('You still have to register');
  });

  it('explains that one authority sends one bill', async () => {
    showBoth({ boardName: 'Bedford Borough Council' });

    expect(
      (await card('Council Tax & Water')).getByText(
        /^Bedford Borough Council sends one bill for council tax and water\./,
      ),
    ).toBeVisible();
  });
});
