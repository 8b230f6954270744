import { ApiError, householdEndpoints, networkProblem, problem } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHousehold, ben, ellie, priya, sam, unreached } from '../testing/household';
import { dialog, focusedStatus, people, region, renderHousehold, sent } from '../testing/household-page';

const user = userEvent.setup({ delay: null });

describe('the people', () => {
  it('are the mover, housemates who joined, and invitations with their state [ROOM-15]', async () => {
    const { container } = renderHousehold(aHousehold({ people: [sam, priya, ben, ellie, unreached] }));
    expect(await people()).toEqual([
      'SHSam HartleyYouYou set up this move.',
      'PSPriya ShahJoinedSince 18 Nov 2026Remove Priya Shah',
      'BOBen OkaforJoinedSince 19 Nov 2026Remove Ben Okafor',
      'EMEllie MarshInvitedInvited by email on 19 Nov 2026. Has not joined yet.Send again the invitation to Ellie MarshCancel the invitation to Ellie Marsh',
      '07700 900188Not deliveredInvited by text today at 10:31am.Check the number, or send your link another way.Send again the invitation to 07700 900188Change the number to invite 07700 900188Cancel the invitation to 07700 900188',
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
    await user.click((await region('People')).getByRole('button', { name: 'Remove Ben Okafor' }));
    const question = await dialog('Remove Ben Okafor?');
    expect(question.getByText(/^Ben Okafor loses access at once\./)).toBeVisible();
    expect(question.getByText('Your share link ends. Make a new one for others.')).toBeVisible();
    expect(question.getByText(/^All agreements on how you split the costs are cleared/)).toBeVisible();
    await expectNoViolations(page.baseElement);
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect(await people()).toHaveLength(2));
    expect(sent(page, 'DELETE')).toEqual([['/household/people/:id', { params: { id: 'p3' } }]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(focusedStatus()).toBe('Ben Okafor has been removed.');
    expect((await region('Invite someone')).getByRole('button', { name: 'Make a link to share' })).toBeVisible();
  });

  it('are removed without a word about a link that does not exist', async () => {
    renderHousehold(aHousehold({ link: null }));
    await user.click((await region('People')).getByRole('button', { name: 'Remove Ben Okafor' }));
    expect((await dialog('Remove Ben Okafor?')).queryByText(/share link/)).not.toBeInTheDocument();
  });

  it('stay if the removal fails, and the question says why', async () => {
    const page = renderHousehold();
    page.runtime.answer(householdEndpoints.removePerson, () => Promise.reject(new ApiError(networkProblem)));
    await user.click((await region('People')).getByRole('button', { name: 'Remove Ben Okafor' }));
    const question = await dialog('Remove Ben Okafor?');
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await question.findByRole('alert')).toHaveTextContent('We could not reach our service.');
    await user.click(question.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await people()).toHaveLength(3);
    expect(screen.getByRole('heading', { name: 'People' })).toHaveFocus();
    await user.click((await region('People')).getByRole('button', { name: 'Remove Ben Okafor' }));
    expect((await dialog('Remove Ben Okafor?')).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('get an invitation again, or have it cancelled [ROOM-15]', async () => {
    const open = aHousehold({ people: [sam, ellie] });
    const page = renderHousehold(open);
    page.runtime.answer(householdEndpoints.inviteAgain, () => ({ ...open, version: 8 }));
    page.runtime.answer(householdEndpoints.cancelInvitation, () => aHousehold({ version: 9, people: [sam] }));
    await user.click((await region('People')).getByRole('button', { name: /^Send again/ }));
    expect(await screen.findByText('The invitation to Ellie Marsh has been sent again.')).toBeVisible();
    await user.click((await region('People')).getByRole('button', { name: /^Cancel/ }));
    await user.click((await dialog('Cancel the invitation to Ellie Marsh?')).getByRole('button', { name: /^Cancel/ }));
    await waitFor(async () => expect(await people()).toEqual(['SHSam HartleyYouYou set up this move.']));
    await waitFor(() => expect(focusedStatus()).toBe('The invitation to Ellie Marsh has been cancelled.'));
    expect(sent(page, 'POST')).toEqual([['/household/invitations/:id/again', { params: { id: 'p4' } }]]);
    expect(sent(page, 'DELETE')).toEqual([['/household/invitations/:id', { params: { id: 'p4' } }]]);
  });

  it('get the invitation again or not, as the page reports by the state of the person [ROOM-15]', async () => {
    const page = renderHousehold(aHousehold({ people: [sam, ellie] }));
    const answer = (version: number, state: 'invited' | 'notDelivered') =>
      page.runtime.answer(householdEndpoints.inviteAgain, () =>
        aHousehold({ version, people: [sam, { ...ellie, state }] }),
      );
    const again = { name: 'Send again the invitation to Ellie Marsh' };
    answer(8, 'notDelivered');
    await user.click((await region('People')).getByRole('button', again));
    const failure = 'The invitation to Ellie Marsh was not delivered.';
    expect(await screen.findByText(failure)).toBeVisible();
    await waitFor(async () => expect((await people())[1]).toContain('Not delivered'));
    expect(screen.getByRole('button', again)).toHaveFocus();
    answer(9, 'invited');
    await user.click(screen.getByRole('button', again));
    expect(await screen.findByText('The invitation to Ellie Marsh has been sent again.')).toBeVisible();
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
    expect(screen.getByRole('button', again)).toHaveFocus();
  });

  it('who could not be reached get the invitation at another number [ROOM-15]', async () => {
    const page = renderHousehold(aHousehold({ people: [sam, unreached] }));
    page.runtime.answer(householdEndpoints.changeInvitation, () => aHousehold({ version: 8, people: [sam, ellie] }));
    await user.click((await region('People')).getByRole('button', { name: /^Change the number/ }));
    let form = await dialog('Change the invitation');
    const number = () => form.getByRole('textbox', { name: 'Their mobile number' });
    expect(number()).toHaveValue('07700900188');
    await user.clear(number());
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click((await region('People')).getByRole('button', { name: /^Change the number/ }));
    form = await dialog('Change the invitation');
    // It starts with the stored number again.
    expect(number()).toHaveValue('07700900188');
    await user.clear(number());
    await user.type(number(), '07700 900199');
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    await waitFor(async () => expect((await people())[1]).toContain('Ellie Marsh'));
    await waitFor(() => expect(focusedStatus()).toBe('The invitation to 07700 900199 has been sent.'));
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
    await user.click((await region('People')).getByRole('button', { name: /^Send again/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 20 minutes.');
  });
});
