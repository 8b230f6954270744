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
} from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recordSavedFiles } from '../testing/saved-files';
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
  it('are redirecting mail and writing to housemates [CONF-09]', async () => {
    const user = userEvent.setup();
    const { container, runtime } = renderWithRuntime(<AfterCards />, aRuntime());

    const section = within(screen.getByRole('region', { name: 'Other things you might want to do' }));
    const mail = section.getByRole('link', {
      name: 'Redirect your mail Allow 5 working days before you move (opens in a new tab)',
    });
    expect(mail).toHaveAttribute('href', 'https://www.royalmail.com/personal/receiving-mail/redirection');
    expect(mail).toHaveAttribute('target', '_blank');
    await user.click(section.getByRole('link', { name: /^Tell your housemates/ }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/tell-your-flatmates', replace: false }]);
    await banner();
    await expectNoViolations(container);
  });
});

it('leads to the move plan', async () => {
  const user = userEvent.setup();
  const { runtime } = renderWithRuntime(<AfterCards />, aRuntime());

  const section = within(screen.getByRole('region', { name: 'Your move plan' }));
  await user.click(section.getByRole('link', { name: 'See your move plan' }));
  expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/move-plan', replace: false }]);
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
  it('shows logos and that we may earn commission, and leads to the offers [CONF-10, CONF-11]', async () => {
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

  it('shows the logos of those affiliates alone that are shown here too [OFFER-08]', async () => {
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
