import { ApiError, householdEndpoints, networkProblem } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHousehold, ellie, sam, unreached } from '../testing/household';
import { dialog, focusedStatus, people, region, renderHousehold, sent } from '../testing/household-page';

const user = userEvent.setup({ delay: null });

describe('the share link', () => {
  const url = 'http://localhost/join/7KQ2MX84RT5N';
  const wide = (matches: boolean) =>
    jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches }) as MediaQueryList);
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
    await region('Invite someone');
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
    await region('Invite someone');
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
    await region('Invite someone');
    expect(screen.queryByRole('img', { name: 'QR code of your share link' })).not.toBeInTheDocument();
    await user.click(screen.getByText('Show a QR code to scan'));
    expect(await screen.findByRole('img', { name: 'QR code of your share link' })).toBeVisible();
  });

  it('names who sees the typed name, which is in an email and not in a text', async () => {
    renderHousehold(aHousehold({ people: [sam] }));
    await user.click((await region('Invite someone')).getByRole('button', { name: 'Send an email or text instead' }));
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
    await user.click((await region('Invite someone')).getByRole('button', { name: 'Send an email or text instead' }));
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
    await waitFor(async () => expect((await people())[1]).toContain('Ellie Marsh'));
    await waitFor(() => expect(focusedStatus()).toBe('The invitation to Ellie Marsh has been sent.'));
    expect(sent(page, 'POST').at(-1)).toEqual([
      '/household/invitations',
      { body: { channel: 'email', contact: 'ellie.marsh@example.test', name: 'Ellie Marsh' } },
    ]);
  });

  it('is not sent to a contact that a message cannot reach, as the page reports [ROOM-15]', async () => {
    const page = renderHousehold(aHousehold({ people: [sam] }));
    page.runtime.answer(householdEndpoints.invite, () => aHousehold({ version: 8, people: [sam, unreached] }));
    await user.click((await region('Invite someone')).getByRole('button', { name: 'Send an email or text instead' }));
    const form = await dialog('Send an invitation');
    await user.click(form.getByRole('radio', { name: 'Text' }));
    await user.type(form.getByRole('textbox', { name: 'Their mobile number' }), '07700 900188');
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(focusedStatus()).toBe('The invitation to 07700 900188 was not delivered.'));
  });

  it('is made on request, and shows its last day [ROOM-03]', async () => {
    const page = renderHousehold(aHousehold({ link: null }));
    page.runtime.answer(householdEndpoints.makeLink, () => aHousehold({ version: 8 }));
    await user.click((await region('Invite someone')).getByRole('button', { name: 'Make a link to share' }));
    const card = await region('Invite someone');
    expect(await card.findByText('localhost/join/7KQ2MX84RT5N')).toBeVisible();
    expect(card.getByText(/The link works until 27.Dec.2026\./)).toBeVisible();
    expect(focusedStatus()).toBe('You have a link to share.');
  });

  it('is replaced after a question, because it ends at once [ROOM-03]', async () => {
    const page = renderHousehold();
    const next = { url: 'http://localhost/join/ANOTHER1', until: '2026-12-27' };
    page.runtime.answer(householdEndpoints.makeLink, () => aHousehold({ version: 8, link: next }));
    await user.click((await region('Invite someone')).getByRole('button', { name: 'Make a new link' }));
    const question = await dialog('Make a new link?');
    expect(question.getByText(/stops working at once/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Make a new link' }));
    expect(await screen.findByText('localhost/join/ANOTHER1')).toBeInTheDocument();
    await waitFor(() => expect(focusedStatus()).toBe('You have a new link. The old one no longer works.'));
  });

  it('has a question without the failure of an earlier one, before it is replaced', async () => {
    const page = renderHousehold();
    page.runtime.answer(householdEndpoints.makeLink, () => Promise.reject(new ApiError(networkProblem)));
    await user.click((await region('Invite someone')).getByRole('button', { name: 'Make a new link' }));
    const question = await dialog('Make a new link?');
    await user.click(question.getByRole('button', { name: 'Make a new link' }));
    expect(await question.findByRole('alert')).toHaveTextContent('We could not reach our service.');
    await user.click(question.getByRole('button', { name: 'Keep the link' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click((await region('Invite someone')).getByRole('button', { name: 'Make a new link' }));
    expect((await dialog('Make a new link?')).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('needs the move-in date, and ends 30 days after it', async () => {
    const { unmount } = renderHousehold(
      aHousehold({ canInvite: false, link: null, home: { line: null, town: null, moveInDate: null } }),
    );
    const card = await region('Invite someone');
    expect(card.getByText(/You can invite people once your move-in date is known/)).toBeVisible();
    expect(card.getByRole('link', { name: 'Add your move-in date' })).toHaveAttribute(
      'href',
      '/enrolment/moving-details',
    );
    unmount();
    renderHousehold(aHousehold({ canInvite: false, link: null }));
    expect((await region('Invite someone')).getByText(/^Links ended 30 days after your move/)).toBeVisible();
  });

  it('is not offered in a full household [ROOM-01]', async () => {
    const others = Array.from({ length: 9 }, (_, index) => ({ ...ellie, id: `e${index}` }));
    renderHousehold(aHousehold({ people: [sam, ...others] }));
    const card = await region('Invite someone');
    expect(card.getByText(/^A household has at most 10 people/)).toBeVisible();
    expect(card.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
  });
});
