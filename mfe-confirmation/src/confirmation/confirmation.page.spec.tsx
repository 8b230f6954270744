import {
  ApiError,
  enrolmentEndpoints,
  networkProblem,
  problem,
  type ConfirmationSummary,
  type Enrolment,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aConfirmationRuntime,
  card,
  CurrentConfirmationPage,
  renderConfirmation,
} from '../testing/confirmation-runtime';
import {
  aCouncilSummary,
  anEntertainmentSummary,
  anOpenEnergySummary,
  aPackage,
  aSummary,
  aWaterSummary,
} from '../testing/summaries';

const offered = { entertainmentOfferedStatus: 1, councilOfferedStatus: 1, waterOfferedStatus: 1 } as const;
const chosen = { energyConsented: true, energyOptIn: 1 } as const;
const complete = anEnrolment({ ...chosen, energyComplete: true });

const everything = aSummary({
  entertainment: anEntertainmentSummary({ ...aPackage, isCompleted: true }),
  council: aCouncilSummary(),
  water: aWaterSummary(),
});
/** All four services are chosen, set up and answered; the mover has registered with the council only. */
const waterLeft = anEnrolment({
  ...offered,
  ...chosen,
  energyComplete: true,
  entertainmentOptIn: 1,
  entertainmentComplete: true,
  councilOptIn: 1,
  councilComplete: true,
  waterOptIn: 1,
  waterComplete: true,
  councilRegistrationConfirmed: true,
});
const allSetUp = { ...waterLeft, waterRegistrationConfirmed: true };

const heading = () => screen.getByRole('heading', { level: 1 });
const lede = () => screen.getByText(/^Here is a summary of what you've set up, and what you need to do next\./);
const cardTitles = async () => {
  const cards = await screen.findAllByRole('article');
  return cards.map((article) => within(article).getByRole('heading', { level: 2 }).textContent);
};
/** Which of the four windows of the house are lit. */
const windows = (container: HTMLElement) =>
  [...container.querySelectorAll('svg g')].map((pane) => pane.querySelectorAll('rect').length === 3);

const chosenBroadband = { entertainmentOptIn: 1 } as const;

describe('the greeting', () => {
  it('addresses the mover by first name and sums up what is set up and what comes next [CONF-03, CONF-04, API-10]', async () => {
    const { container } = renderConfirmation(allSetUp, everything);
    await card('Energy');

    expect(heading()).toHaveTextContent('You are all set, Sam');
    expect(document.title).toBe('You are all set, Sam - Home Move');
    expect(lede()).toHaveTextContent(/^Here is a summary of what you've set up, and what you need to do next\.$/);
    await expectNoViolations(container);
  });

  it('counts what is left, and names the company, while a registration is left', async () => {
    renderConfirmation(waterLeft, everything);
    await card('Energy');

    expect(heading()).toHaveTextContent('One thing left, Sam');
    expect(document.title).toBe('One thing left, Sam - Home Move');
    expect(lede()).toHaveTextContent(/You still have to register with Anglian Water\.$/);
  });

  it('names both companies where two bill for the water', async () => {
    const sewerage = { name: 'Wessex Water', completeRegistrationLink: 'https://wessex-water.example/moving-home' };
    renderConfirmation(waterLeft, { ...everything, water: aWaterSummary({ boardName: 'Bristol Water', sewerage }) });
    await card('Energy');

    expect(lede()).toHaveTextContent(/You still have to register with Bristol Water and Wessex Water\.$/);
  });

  it('does not count a council that could not be identified as done', async () => {
    const nothing = { isAvailable: false, councilName: null, completeRegistrationLink: null, kind: null };
    const { container } = renderConfirmation(allSetUp, { ...everything, council: aCouncilSummary(nothing) });
    await card('Energy');

    expect(heading()).toHaveTextContent('One thing left, Sam');
    expect(lede()).toHaveTextContent(/You still have to register with your new council\.$/);
    expect(windows(container)).toEqual([true, true, false, true]);
  });

  it.each([
    ['energy is open', {}, 'energy'],
    ['broadband is open', { ...offered, energyComplete: true }, 'broadband, TV or phone'],
    ['both are open', offered, 'energy and broadband, TV or phone'],
    [
      'broadband was skipped',
      { ...offered, energyComplete: true, entertainmentSkipped: true },
      'broadband, TV or phone',
    ],
  ] as const)('reminds the mover that there is still time when %s [CONF-05]', async (_when, facts, services) => {
    renderConfirmation(anEnrolment({ ...chosen, ...facts }), aSummary({ energy: anOpenEnergySummary() }));
    await screen.findAllByRole('article');

    expect(lede()).toHaveTextContent(new RegExp(`There is still time to set up ${services}\\.$`));
  });

  it.each([
    ['both are set up', { energyComplete: true, entertainmentComplete: true }],
    ['broadband is ordered', { energyComplete: true, wombbUserConfirmed: true }],
    [
      'no quote is possible and broadband is set up',
      { supplyStatus: 'unsupported-meters', entertainmentComplete: true },
    ],
    ['neither is offered', { energyOfferedStatus: 2, entertainmentOfferedStatus: 2 }],
  ] as const)('shows no reminder when %s', async (_when, facts) => {
    renderConfirmation(anEnrolment({ ...offered, ...facts }), aSummary());
    await screen.findAllByRole('article');

    expect(screen.queryByText(/still time/)).not.toBeInTheDocument();
  });

  it.each([
    ['One thing left', 'a chosen service is open', chosenBroadband, { entertainment: anEntertainmentSummary() }],
    ['One thing left', 'a chosen service was left for later', {}, { energy: anOpenEnergySummary({ isSkipped: true }) }],
    ['One thing left', 'one fuel is left', {}, { energySecondary: anOpenEnergySummary() }],
    [
      'Two things left',
      'a service and a registration are left',
      chosenBroadband,
      { entertainment: anEntertainmentSummary(), water: aWaterSummary({ isRegistrationConfirmed: null }) },
    ],
    [
      'You are nearly there',
      'an order waits for its provider',
      { ...chosenBroadband, wombbUserConfirmed: true },
      { entertainment: anEntertainmentSummary({ wombbUserConfirmed: true }) },
    ],
    [
      'You are nearly there',
      'nothing was chosen',
      { energyOptIn: 0 },
      { energy: anOpenEnergySummary({ isOptedIn: false }) },
    ],
  ] as const)('reads "%s" when %s', async (text, _what, facts, sections) => {
    renderConfirmation(anEnrolment({ ...chosen, ...facts }), aSummary(sections));
    await screen.findAllByRole('article');

    expect(heading()).toHaveTextContent(`${text}, Sam`);
  });

  it('reads all set when the mover declined broadband and everything else is done', async () => {
    renderConfirmation(complete, aSummary({ entertainment: anEntertainmentSummary({ isOptedIn: false }) }));
    await screen.findAllByRole('article');

    expect(heading()).toHaveTextContent('You are all set, Sam');
  });

  it('names every authority that the mover has to register with', async () => {
    renderConfirmation({ ...waterLeft, councilRegistrationConfirmed: false }, everything);
    await card('Energy');

    expect(lede()).toHaveTextContent(/You still have to register with Bedford Borough Council and Anglian Water\.$/);
  });
});

describe('the cards', () => {
  it('are those of the offered services, what is left first, each with icon and badge [CONF-06, CONF-07, CONF-08, CONF-25]', async () => {
    const { container } = renderConfirmation(waterLeft, everything);

    expect(await cardTitles()).toEqual(['Water', 'Energy', 'Broadband, Phone and TV', 'Council Tax']);
    const badges = screen
      .getAllByRole('article')
      .map((article) => within(article).getByText(/^(To do|In progress|Completed)$/).textContent);
    expect(badges).toEqual(['To do', 'Completed', 'Completed', 'Completed']);
    for (const article of screen.getAllByRole('article')) {
      // The badge has an icon too, after the title.
      const icon = article.querySelector('svg');
      const place = icon?.compareDocumentPosition(within(article).getByRole('heading', { level: 2 }));
      expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    expect(windows(container)).toEqual([true, true, true, false]);
  });

  it('stay where they are while the mover answers, and the heading follows', async () => {
    renderConfirmation(waterLeft, everything);
    const titles = await cardTitles();
    await userEvent.click((await card('Water')).getByRole('radio', { name: 'Yes' }));

    expect(await screen.findByText('You are all set, Sam')).toBeVisible();
    expect(await cardTitles()).toEqual(titles);
  });

  it('leave out services that are not offered', async () => {
    renderConfirmation(anEnrolment({ ...chosen, energyComplete: true }), aSummary({ water: aWaterSummary() }));

    expect(await cardTitles()).toEqual(['Water', 'Energy']);
  });

  it('combine council tax and water where one bill covers both [CONF-08]', async () => {
    const { container } = renderConfirmation(
      allSetUp,
      aSummary({
        council: aCouncilSummary(),
        water: aWaterSummary({ isScotland: true }),
        isCouncilWithWater: true,
      }),
    );

    expect(await cardTitles()).toEqual(['Energy', 'Council Tax & Water']);
    expect(windows(container)).toEqual([true, false, true, true]);
  });

  it('are not combined where only one of the two is offered', async () => {
    renderConfirmation(allSetUp, aSummary({ water: aWaterSummary({ isScotland: true }), isCouncilWithWater: true }));

    expect(await cardTitles()).toEqual(['Energy', 'Water']);
  });

  it('are replaced by a note when the brand offers nothing', async () => {
    const enrolment = anEnrolment({ energyOfferedStatus: 2, firstName: null });
    renderConfirmation(enrolment, aSummary({ energy: anOpenEnergySummary({ isOffered: false, isOptedIn: false }) }));

    expect(await screen.findByText('There is nothing to set up here for this home.')).toBeVisible();
    expect(heading()).toHaveTextContent(/^You are all set$/);
  });
});

describe('the host page', () => {
  it('is notified once that everything is set up, with the opaque reference alone', async () => {
    const { runtime, rerender } = renderConfirmation(complete, aSummary());
    await card('Energy');
    rerender(<p>Another step</p>);
    rerender(<CurrentConfirmationPage />);
    await card('Energy');

    expect(runtime.recorded.events).toEqual([{ name: 'complete', detail: { ref: 'HM-7Q4D9K2M' } }]);
  });

  it('is not notified while a chosen service is open', async () => {
    const { runtime } = renderConfirmation(anEnrolment({ ...complete, ...offered, councilOptIn: 1 }), everything);
    await card('Energy');

    expect(runtime.recorded.events).toEqual([]);
  });
});

describe('the view of the page', () => {
  it('is stored [CONF-37]', async () => {
    const { runtime } = renderConfirmation(complete, aSummary());
    await card('Energy');

    expect(runtime.recorded.calls.filter(({ method }) => method === 'PUT')).toMatchObject([
      { path: '/enrolment-auth', input: { body: { viewedConfirmation: true } } },
    ]);
    expect(runtime.enrolment.get()?.confirmationPageLastViewed).toBe('2026-11-20T10:42:00.000Z');
  });

  it('does not undo a newer change when its response is delayed', async () => {
    const runtime = aConfirmationRuntime(complete, aSummary());
    let answer: (enrolment: Enrolment) => void = () => undefined;
    runtime.answer(enrolmentEndpoints.update, () => new Promise<Enrolment>((resolve) => (answer = resolve)));
    renderConfirmation(complete, aSummary(), runtime);
    await card('Energy');

    const newer = { ...complete, version: 9 };
    await act(async () => {
      runtime.enrolment.accept(newer);
      answer({ ...complete, version: 2 });
    });

    expect(runtime.enrolment.get()).toBe(newer);
  });

  it('is reported to telemetry when it cannot be stored', async () => {
    const runtime = aConfirmationRuntime(complete, aSummary());
    runtime.answer(enrolmentEndpoints.update, () => {
      throw new ApiError(problem('UNAVAILABLE'));
    });
    renderConfirmation(complete, aSummary(), runtime);

    expect((await card('Energy')).getByText('Completed')).toBeVisible();
    expect(runtime.recorded.reports).toMatchObject([{ remote: 'confirmation', phase: 'viewed' }]);
  });
});

describe('a part of the summary that cannot be shown', () => {
  it('leaves the other cards, and is there after another attempt', async () => {
    const user = userEvent.setup({ delay: null });
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { addOns: _missing, ...entertainment } = everything.entertainment;
    const damaged = { ...everything, entertainment: entertainment as ConfirmationSummary['entertainment'] };
    const { container, runtime } = renderConfirmation(waterLeft, damaged);

    expect(await cardTitles()).toEqual(['Water', 'Energy', 'Council Tax']);
    const panel = within(screen.getByRole('alert'));
    expect(panel.getByText('This part did not load')).toBeVisible();
    await expectNoViolations(container);
    logged.mockRestore();

    runtime.answer(enrolmentEndpoints.confirmation, () => everything);
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect((await card('Broadband, Phone and TV')).getByText('Completed')).toBeVisible();
  });
});

describe('until the summary has loaded', () => {
  it('announces that it is loading', async () => {
    const runtime = aConfirmationRuntime(complete, aSummary());
    runtime.answer(enrolmentEndpoints.confirmation, () => new Promise(() => undefined));
    const { container } = renderConfirmation(complete, aSummary(), runtime);

    expect(await screen.findByText('Loading your summary')).toBeInTheDocument();
    expect(heading()).toHaveTextContent('Your new home, Sam');
    expect(windows(container)).toEqual([false, false, false, false]);
  });

  it('offers to try again after a failure, and then shows it', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aConfirmationRuntime(complete, aSummary());
    runtime.answer(enrolmentEndpoints.confirmation, () => {
      throw new ApiError(networkProblem);
    });
    const { container } = renderConfirmation(complete, aSummary(), runtime);

    const panel = within(await screen.findByRole('alert'));
    expect(panel.getByText(/^We could not reach our service\. What you entered is safe\./)).toBeVisible();
    await expectNoViolations(container);

    runtime.answer(enrolmentEndpoints.confirmation, () => aSummary());
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect((await card('Energy')).getByText('Completed')).toBeVisible();
  });
});
