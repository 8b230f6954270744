import {
  ApiError,
  householdEndpoints,
  networkProblem,
  problem,
  type Household,
  type HouseholdChange,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import {
  createTestRuntime,
  expectNoViolations,
  renderWithRuntime,
  type TestRuntimeOptions,
} from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHousehold, answerHousehold, ben, ellie, priya, sam, unreached } from '../testing/household';
import { aVersionStream } from '../testing/order-stream';
import { HouseholdPage } from './household.page';

const user = userEvent.setup({ delay: null });

function renderHousehold(household: Household = aHousehold(), options: TestRuntimeOptions = {}) {
  const runtime = createTestRuntime({ enrolment: anEnrolment(), ...options });
  answerHousehold(runtime, household);
  return renderWithRuntime(<HouseholdPage />, runtime);
}
type Rendered = ReturnType<typeof renderHousehold>;

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const people = () => section('People');
const invite = () => section('Invite someone');
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ');
const linesOf = async () => (await people()).getAllByRole('listitem').map(({ textContent }) => plain(textContent));
const sent = ({ runtime }: Rendered, method: string) =>
  runtime.recorded.calls.filter((call) => call.method === method).map(({ path, input }) => [path, input]);

describe('the people', () => {
  it('are the mover, housemates who joined, and invitations with their state [ROOM-15]', async () => {
    const { container } = renderHousehold(aHousehold({ people: [sam, priya, ben, ellie, unreached] }));
    expect(await linesOf()).toEqual([
      'SHSam HartleyYouYou set up this move.',
      'PSPriya ShahJoinedSince 18 Nov 2026Remove Priya Shah',
      'BOBen OkaforJoinedSince 19 Nov 2026Remove Ben Okafor',
      'EMEllie MarshInvitedInvited by email on 19 Nov 2026. Has not joined yet.Send again the invitation of Ellie MarshCancel the invitation of Ellie Marsh',
      '07700 900188Not deliveredInvited by text today at 10:31am.Check the number, or send your link another way.Change the number to invite 07700 900188Cancel the invitation of 07700 900188',
    ]);
    expect(screen.getByText('Three of you are in. Two invitations are open.')).toBeVisible();
    expect(document.title).toBe('Your household - Home Move');
    await expectNoViolations(container);
  });

  it('are removed after one question, which names the effect on the link and on the split [ROOM-09]', async () => {
    const page = renderHousehold();
    page.runtime.answer(householdEndpoints.removePerson, () =>
      aHousehold({ version: 8, people: [sam, priya], link: null }),
    );
    await user.click((await people()).getByRole('button', { name: 'Remove Ben Okafor' }));
    const question = await dialog('Remove Ben Okafor?');
    expect(question.getByText(/^Ben Okafor loses access at once\./)).toBeVisible();
    expect(question.getByText('Your share link ends. Make a new one for others.')).toBeVisible();
    expect(question.getByText(/^All agreements on how you split the costs are cleared/)).toBeVisible();
    await expectNoViolations(page.baseElement);
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect(await linesOf()).toHaveLength(2));
    expect(sent(page, 'DELETE')).toEqual([['/household/people/:id', { params: { id: 'p3' } }]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'People' })).toHaveFocus();
    expect((await invite()).getByRole('button', { name: 'Make a link to share' })).toBeVisible();
  });

  it('are removed without a word about a link that does not exist', async () => {
    renderHousehold(aHousehold({ link: null }));
    await user.click((await people()).getByRole('button', { name: 'Remove Ben Okafor' }));
    expect((await dialog('Remove Ben Okafor?')).queryByText(/share link/)).not.toBeInTheDocument();
  });

  it('stay if the removal fails, and the question says why', async () => {
    const page = renderHousehold();
    page.runtime.answer(householdEndpoints.removePerson, () => Promise.reject(new ApiError(networkProblem)));
    await user.click((await people()).getByRole('button', { name: 'Remove Ben Okafor' }));
    const question = await dialog('Remove Ben Okafor?');
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await question.findByRole('alert')).toHaveTextContent('We could not reach our service.');
    await user.click(question.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await linesOf()).toHaveLength(3);
  });

  it('get an invitation again, or have it cancelled [ROOM-15]', async () => {
    const open = aHousehold({ people: [sam, ellie] });
    const page = renderHousehold(open);
    page.runtime.answer(householdEndpoints.inviteAgain, () => ({ ...open, version: 8 }));
    page.runtime.answer(householdEndpoints.cancelInvitation, () => aHousehold({ version: 9, people: [sam] }));
    await user.click((await people()).getByRole('button', { name: /^Send again/ }));
    expect(await screen.findByText('The invitation of Ellie Marsh is sent again.')).toBeVisible();
    await user.click((await people()).getByRole('button', { name: /^Cancel/ }));
    await user.click((await dialog('Cancel the invitation of Ellie Marsh?')).getByRole('button', { name: /^Cancel/ }));
    await waitFor(async () => expect(await linesOf()).toEqual(['SHSam HartleyYouYou set up this move.']));
    expect(sent(page, 'POST')).toEqual([['/household/invitations/:id/again', { params: { id: 'p4' } }]]);
    expect(sent(page, 'DELETE')).toEqual([['/household/invitations/:id', { params: { id: 'p4' } }]]);
  });

  it('who could not be reached get the invitation at another number [ROOM-15]', async () => {
    const page = renderHousehold(aHousehold({ people: [sam, unreached] }));
    page.runtime.answer(householdEndpoints.changeInvitation, () => aHousehold({ version: 8, people: [sam, ellie] }));
    await user.click((await people()).getByRole('button', { name: /^Change the number/ }));
    const form = await dialog('Change the invitation');
    const number = form.getByRole('textbox', { name: 'Their mobile number' });
    expect(number).toHaveValue('07700900188');
    await user.clear(number);
    await user.type(number, '07700 900199');
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    await waitFor(async () => expect((await linesOf())[1]).toContain('Ellie Marsh'));
    expect(sent(page, 'PUT')).toEqual([
      [
        '/household/invitations/:id',
        { params: { id: 'p5' }, body: { channel: 'sms', contact: '07700900199', name: null } },
      ],
    ]);
  });

  it('who are not sent the message again because of a limit are explained [ROOM-15]', async () => {
    const page = renderHousehold(aHousehold({ people: [sam, ellie] }));
    const limit = problem('TOO_MANY_REQUESTS', { detail: 'Try again in 20 minutes.' });
    page.runtime.answer(householdEndpoints.inviteAgain, () => Promise.reject(new ApiError(limit)));
    await user.click((await people()).getByRole('button', { name: /^Send again/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 20 minutes.');
  });
});

describe('the share link', () => {
  const url = 'http://localhost/join/7KQ2MX84RT5N';
  const wide = (matches: boolean) => jest.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
  const look = (name: string) => screen.getByRole('button', { name }).dataset['variant'];

  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('is shared by the share sheet, whose button is the filled one [ROOM-02]', async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    renderHousehold();
    await invite();
    expect([look('Share link'), look('Copy link')]).toEqual(['primary', 'secondary']);
    await user.click(screen.getByRole('button', { name: 'Share link' }));
    expect(share).toHaveBeenCalledWith({
      title: 'Home Move',
      text: 'Join our household, to see the plan, the accounts and the costs of our new home.',
      url,
    });
  });

  it('is copied, by the filled button if the browser cannot share [ROOM-02]', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    const { container } = renderHousehold();
    await invite();
    expect(screen.queryByRole('button', { name: 'Share link' })).not.toBeInTheDocument();
    expect(look('Copy link')).toBe('primary');
    expect(container.querySelectorAll('[data-variant=primary]')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(writeText).toHaveBeenCalledWith(url);
    expect(await screen.findByText('Copied')).toBeVisible();
  });

  it('is a QR code, at once on a large screen and on request on a small one [ROOM-02]', async () => {
    wide(true);
    const large = renderHousehold();
    expect(await screen.findByRole('img', { name: 'QR code of your share link' })).toBeVisible();
    await expectNoViolations(large.container);
    large.unmount();
    wide(false);
    renderHousehold();
    await invite();
    expect(screen.queryByRole('img', { name: 'QR code of your share link' })).not.toBeInTheDocument();
    await user.click(screen.getByText('Show a QR code to scan'));
    expect(await screen.findByRole('img', { name: 'QR code of your share link' })).toBeVisible();
  });

  it('names who sees the typed name, which is in an email and not in a text', async () => {
    renderHousehold(aHousehold({ people: [sam] }));
    await user.click((await invite()).getByRole('button', { name: 'Send an email or text instead' }));
    const form = await dialog('Send an invitation');
    const name = form.getByRole('textbox', { name: /^Their name/ });
    expect(form.getByText('They get one message with your first name and a link for them only.')).toBeVisible();
    expect(name).toHaveAccessibleDescription('The others see it, and it is in the email.');
    await user.click(form.getByRole('radio', { name: 'Text' }));
    expect(form.getByText('They get one message with a link for them only.')).toBeVisible();
    expect(name).toHaveAccessibleDescription('The others see it.');
  });

  it('is sent by email to one person, with the typed values kept after a failure [ROOM-02]', async () => {
    const page = renderHousehold(aHousehold({ people: [sam] }));
    page.runtime.answer(householdEndpoints.invite, () => Promise.reject(new ApiError(networkProblem)));
    await user.click((await invite()).getByRole('button', { name: 'Send an email or text instead' }));
    const form = await dialog('Send an invitation');
    await expectNoViolations(page.baseElement);
    const email = form.getByRole('textbox', { name: 'Their email address' });
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(email).toHaveAccessibleDescription(/Please enter a valid email address/);
    expect(email).toHaveFocus();
    await user.type(email, 'ellie.marsh@example.test');
    await user.type(form.getByRole('textbox', { name: /^Their name/ }), 'Ellie Marsh');
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(await form.findByRole('alert')).toHaveTextContent('We could not reach our service.');
    expect(email).toHaveValue('ellie.marsh@example.test');
    page.runtime.answer(householdEndpoints.invite, () => aHousehold({ version: 8, people: [sam, ellie] }));
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    await waitFor(async () => expect((await linesOf())[1]).toContain('Ellie Marsh'));
    expect(sent(page, 'POST').at(-1)).toEqual([
      '/household/invitations',
      { body: { channel: 'email', contact: 'ellie.marsh@example.test', name: 'Ellie Marsh' } },
    ]);
  });

  it('is made on request, and shows its last day [ROOM-03]', async () => {
    const page = renderHousehold(aHousehold({ link: null }));
    page.runtime.answer(householdEndpoints.makeLink, () => aHousehold({ version: 8 }));
    await user.click((await invite()).getByRole('button', { name: 'Make a link to share' }));
    const card = await invite();
    expect(await card.findByText('localhost/join/7KQ2MX84RT5N')).toBeVisible();
    expect(card.getByText(/The link works until 27.Dec.2026\./)).toBeVisible();
  });

  it('is replaced after a question, because it ends at once [ROOM-03]', async () => {
    const page = renderHousehold();
    const next = { url: 'http://localhost/join/ANOTHER1', until: '2026-12-27' };
    page.runtime.answer(householdEndpoints.makeLink, () => aHousehold({ version: 8, link: next }));
    await user.click((await invite()).getByRole('button', { name: 'Make a new link' }));
    const question = await dialog('Make a new link?');
    expect(question.getByText(/stops working at once/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Make a new link' }));
    expect(await screen.findByText('localhost/join/ANOTHER1')).toBeInTheDocument();
    expect(await screen.findByText('You have a new link. The one before it no longer works.')).toBeInTheDocument();
  });

  it('needs the move-in date, and ends 30 days after it', async () => {
    const { unmount } = renderHousehold(
      aHousehold({ canInvite: false, link: null, home: { line: null, town: null, moveInDate: null } }),
    );
    const card = await invite();
    expect(card.getByText(/You can invite people once your move-in date is known/)).toBeVisible();
    expect(card.getByRole('link', { name: 'Add your move-in date' })).toHaveAttribute(
      'href',
      '/enrolment/moving-details',
    );
    unmount();
    renderHousehold(aHousehold({ canInvite: false, link: null }));
    expect((await invite()).getByText(/^Links ended 30 days after your move/)).toBeVisible();
  });

  it('is not offered in a full household [ROOM-01]', async () => {
    const others = Array.from({ length: 9 }, (_, index) => ({ ...ellie, id: `e${index}` }));
    renderHousehold(aHousehold({ people: [sam, ...others] }));
    const card = await invite();
    expect(card.getByText(/^A household has at most 10 people/)).toBeVisible();
    expect(card.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
  });
});

describe('the page', () => {
  it('has the card to invite after the people, before the accounts', async () => {
    renderHousehold();
    await people();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'People',
      'Invite someone',
      'Who is named on each account',
      'Split the costs',
    ]);
    expect(screen.getByRole('link', { name: 'Back to your move' })).toHaveAttribute('href', '/enrolment/your-move');
  });

  it('shows changes by others while it is open [ROOM-09]', async () => {
    const page = renderHousehold();
    const stream = aVersionStream<HouseholdChange>((open) => page.runtime.answer(householdEndpoints.changes, open));
    await people();
    await waitFor(() => expect(stream.opened()).toBe(1));
    await stream.announce(7);
    page.runtime.answer(householdEndpoints.read, () => aHousehold({ version: 8, people: [sam, priya] }));
    await stream.announce(8);
    await waitFor(async () => expect(await linesOf()).toHaveLength(2));
    page.unmount();
    expect(stream.closed()).toBe(1);
  });

  it('can be requested again if it does not load', async () => {
    const runtime = createTestRuntime({ enrolment: anEnrolment() });
    runtime.answer(householdEndpoints.read, () => Promise.reject(new ApiError(networkProblem)));
    const { container } = renderWithRuntime(<HouseholdPage />, runtime);
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach our service.');
    await expectNoViolations(container);
    answerHousehold(runtime, aHousehold());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await linesOf()).toHaveLength(3);
  });

  it('explains that a mover without details has no household yet', async () => {
    const runtime = createTestRuntime({ enrolment: anEnrolment() });
    runtime.answer(householdEndpoints.read, () => Promise.reject(new ApiError(problem('DETAILS_MISSING'))));
    renderWithRuntime(<HouseholdPage />, runtime);
    expect(await screen.findByRole('heading', { name: 'Your details are missing' })).toBeVisible();
  });

  it('shows an agent none of it, and requests nothing', async () => {
    const { runtime, container } = renderHousehold(aHousehold(), { portal: 'telephony' });
    expect(screen.getByRole('heading', { name: 'Only the customer can open this page' })).toBeVisible();
    expect(runtime.recorded.calls).toEqual([]);
    await expectNoViolations(container);
  });
});
