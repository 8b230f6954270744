import {
  ApiError,
  feedbackEndpoints,
  networkProblem,
  offersEndpoints,
  planEndpoints,
  type Affiliate,
} from '@home-move/contract';
import { anAffiliate, anEnrolment } from '@home-move/contract/testing';
import {
  createTestRuntime,
  expectNoViolations,
  renderWithRuntime,
  type TestRuntimeOptions,
  recordSavedFiles,
} from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCouncilSummary, anEnergySummary, anEntertainmentSummary, aPackage, aSummary } from '../testing/summaries';
import { AfterCards } from './after-cards';

const affiliates = [
  anAffiliate({ id: 'nestsure', category: 1, title: 'Nestsure', showInConfirmationPage: true }),
  anAffiliate({ id: 'vanfolk', category: 2, title: 'Vanfolk', showInConfirmationPage: true }),
  anAffiliate({ id: 'cubby', category: 4, title: 'Cubby' }),
];

function aRuntime(listed: readonly Affiliate[] = affiliates, options: TestRuntimeOptions = {}) {
  const runtime = createTestRuntime({ enrolment: anEnrolment(), ...options });
  runtime.answer(offersEndpoints.affiliates, () => listed);
  runtime.answer(feedbackEndpoints.feedbackState, () => ({ isWanted: true }));
  return runtime;
}
const banner = async () => within(await screen.findByRole('region', { name: 'Discover more offers' }));

describe('other things to do', () => {
  it('are redirecting mail, writing to housemates and the checklist [CONF-09]', async () => {
    const user = userEvent.setup();
    const { container, runtime } = renderWithRuntime(<AfterCards />, aRuntime());

    const section = within(screen.getByRole('region', { name: 'Other things you might want to do' }));
    const mail = section.getByRole('link', {
      name: 'Redirect your mail Allow 5 working days before you move (opens in a new tab)',
    });
    expect(mail).toHaveAttribute('href', 'https://www.royalmail.com/personal/receiving-mail/redirection');
    expect(mail).toHaveAttribute('target', '_blank');
    expect(section.getByRole('button', { name: /^Download the moving checklist/ })).toBeVisible();
    await user.click(section.getByRole('link', { name: /^Tell your housemates/ }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/tell-your-flatmates', replace: false }]);
    await banner();
    await expectNoViolations(container);
  });
});

describe('the monthly total', () => {
  const total = {
    amountFormatted: '£172.87',
    parts: [
      { fuels: 'DualFuel', amountFormatted: '£137.88' },
      { fuels: null, amountFormatted: '£34.99' },
    ],
    isEstimate: false,
    changesLater: true,
  } as const;
  const done = anEntertainmentSummary({ ...aPackage, isCompleted: true, installationPrice: '£19.99' });
  const both = aSummary({ entertainment: done, monthlyTotal: total });
  const section = () => within(screen.getByRole('region', { name: 'What you pay a month' }));

  it('adds up the completed services, with the parts of the total and the costs it leaves out', async () => {
    const { container } = renderWithRuntime(<AfterCards summary={both} />, aRuntime());

    expect(section().getByText('£172.87').closest('p')).toHaveTextContent('£172.87 a month for what is set up');
    expect(
      section()
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Energy', 'Broadband']);
    expect(
      section()
        .getAllByRole('definition')
        .map((amount) => amount.textContent),
    ).toEqual(['£137.88', '£34.99']);
    expect(
      section().getByText(
        'This is the first month. The cards above show which prices change later. Not counted: council tax, water and the set-up fee of £19.99.',
      ),
    ).toBeVisible();
    await banner();
    await expectNoViolations(container);
  });

  it('lists each fuel of mixed meters, an estimate and the services left to set up', async () => {
    const parts = [
      { fuels: 'Electric', amountFormatted: '£60.00' },
      { fuels: 'Gas', amountFormatted: '£40.00' },
    ] as const;
    const monthlyTotal = { amountFormatted: '£100.00', parts, isEstimate: true, changesLater: false };
    const bill = { displayName: 'Yearly Boiler Service', amountFormatted: '£84.00', frequency: 'Annual' } as const;
    const summary = aSummary({
      energy: anEnergySummary({ otherPayments: [bill] }),
      entertainment: anEntertainmentSummary(),
      council: aCouncilSummary({ kind: 'DOMESTIC_RATES' }),
      monthlyTotal,
    });
    renderWithRuntime(<AfterCards summary={summary} />, aRuntime());
    await banner();

    expect(
      section()
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Electricity', 'Gas']);
    expect(section().getByText('£100.00').closest('p')).toHaveTextContent(
      '£100.00 a month for what is set up, with an estimate of what you top up',
    );
    expect(
      section().getByText('Not counted: rates, Yearly Boiler Service and services that are not set up.'),
    ).toBeVisible();
  });

  it('hides the monthly total if the summary has none', async () => {
    renderWithRuntime(<AfterCards summary={aSummary()} />, aRuntime());
    await banner();

    expect(screen.queryByRole('region', { name: 'What you pay a month' })).not.toBeInTheDocument();
  });
});

it.each([
  ['See your move plan', '/enrolment/move-plan'],
  ['See your orders', '/enrolment/your-move'],
])('the card about the move has a link: %s', async (name, path) => {
  const user = userEvent.setup();
  const { runtime } = renderWithRuntime(<AfterCards />, aRuntime());
  await banner();

  const section = within(screen.getByRole('region', { name: 'Your move' }));
  await user.click(section.getByRole('link', { name }));
  expect(runtime.recorded.navigations).toEqual([{ path, replace: false }]);
});

describe('the moving checklist', () => {
  const saved = recordSavedFiles();
  const download = () => screen.getByRole('button', { name: /^Download the moving checklist/ });

  it('is downloaded as a PDF [CONF-09]', async () => {
    const user = userEvent.setup();
    const runtime = aRuntime();
    const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    runtime.answer(planEndpoints.document, () => file);
    const { container } = renderWithRuntime(<AfterCards />, runtime);

    await user.click(download());
    expect(await screen.findByText('Your checklist is downloaded.')).toBeInTheDocument();
    expect(saved).toEqual([{ name: 'moving-checklist.pdf', file }]);
    await expectNoViolations(container);
  });

  it('can be requested again after a failure', async () => {
    const user = userEvent.setup();
    const runtime = aRuntime();
    runtime.answer(planEndpoints.document, () => Promise.reject(new ApiError(networkProblem)));
    renderWithRuntime(<AfterCards />, runtime);

    await user.click(download());
    expect(await screen.findByRole('alert')).toHaveTextContent(networkProblem.title);
    expect(saved).toEqual([]);
    runtime.answer(planEndpoints.document, () => new Blob());
    await user.click(download());
    expect(await screen.findByText('Your checklist is downloaded.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the banner', () => {
  it('shows that we may earn commission, and leads to the offers [CONF-10, CONF-11]', async () => {
    const user = userEvent.setup();
    const { runtime } = renderWithRuntime(<AfterCards />, aRuntime());

    expect(
      (await banner()).getByText(
        'Insurance, removals and storage from companies we work with. We may earn commission.',
      ),
    ).toBeVisible();
    await user.click((await banner()).getByRole('link', { name: 'See more offers' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/offers', replace: false }]);
  });

  it('shows the logos of those affiliates alone that are shown here too [CONF-10, OFFER-08]', async () => {
    renderWithRuntime(<AfterCards />, aRuntime());

    const logos = (await banner()).getAllByRole('img');
    expect(logos.map((logo) => logo.getAttribute('alt'))).toEqual(['Nestsure', 'Vanfolk']);
  });

  it('shows no logos where no affiliate is shown here', async () => {
    const { container } = renderWithRuntime(<AfterCards />, aRuntime([anAffiliate()]));

    expect((await banner()).queryByRole('list')).not.toBeInTheDocument();
    await expectNoViolations(container);
  });

  it.each([
    ['without offers', () => []],
    ['while offers are not available', () => Promise.reject(new ApiError(networkProblem))],
  ])('is not shown %s', async (_when, listed) => {
    const runtime = aRuntime();
    runtime.answer(offersEndpoints.affiliates, listed);
    renderWithRuntime(<AfterCards />, runtime);

    expect(await screen.findByRole('heading', { name: 'How was it?' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Discover more offers' })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the feedback question', () => {
  it.each<[string, TestRuntimeOptions]>([
    ['to an agent', { portal: 'telephony' }],
    ['where the brand turned it off', { flags: { 'ask-nicely': false } }],
  ])('is not shown %s', async (_when, options) => {
    const { runtime } = renderWithRuntime(<AfterCards />, aRuntime(affiliates, options));
    await banner();

    expect(screen.queryByRole('heading', { name: 'How was it?' })).not.toBeInTheDocument();
    expect(runtime.recorded.calls.map(({ path }) => path)).toEqual(['/affiliates-by-category']);
  });
});
