import {
  ApiError,
  dataPassportEndpoints,
  legalBasisOf,
  networkProblem,
  type Disclosure,
  type DisclosurePurpose,
} from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEntry, answerPassport, entryCard, renderPassport } from '../testing/passport';

const user = userEvent.setup({ delay: null });
const referral = anEntry({
  id: 'w1',
  at: '2026-11-19T17:00:00.000Z',
  recipient: { id: 'broadband-wombb', kind: 'broadbandReferrer' },
  purpose: 'broadbandReferral',
});
const earlier = { ...referral, id: 'w2', at: '2026-11-12T17:00:00.000Z' };
const withdrawnAt = '2026-11-20T11:00:00.000Z';
const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ');
const outcome =
  'You withdrew your consent on 20 Nov 2026. We inform the referral service for you, once for each referral. New entries show the results.';

async function openDialog(name: RegExp) {
  await user.click((await entryCard(name)).getByRole('button', { name: /^Withdraw consent/ }));
  return within(await screen.findByRole('dialog', { name: 'Withdraw your consent?' }));
}

describe('"Withdraw consent"', () => {
  it.each(Object.keys(legalBasisOf) as DisclosurePurpose[])(
    'is on an entry for %s only if it is based on a consent [PASS-09]',
    async (purpose) => {
      renderPassport([anEntry({ purpose })]);
      await screen.findByRole('article');
      const byConsent = ['prioritySupport', 'broadbandReferral', 'housemateNotice', 'householdInvitation'];
      const isOffered = byConsent.includes(purpose);
      expect(screen.queryAllByRole('button', { name: /^Withdraw consent/ })).toHaveLength(isOffered ? 1 : 0);
    },
  );

  it('shows what ends and what stays, withdraws, and every entry of the consent shows since when [PASS-09]', async () => {
    const { runtime, container } = renderPassport([referral, earlier]);
    runtime.answer(dataPassportEndpoints.withdraw, () => ({ ...referral, withdrawnAt }));
    const dialog = await openDialog(/19.Nov/);
    expect(plain(dialog.getByText(/^Broadband referral service/).textContent)).toBe(
      'Broadband referral service, broadband referral, 19 Nov 2026',
    );
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      "Our links to providers' own sites stop working.",
      'A package that you chose by referral is removed, unless you have reported its order.',
      "An order on the provider's own site goes ahead. Only the provider can end it.",
    ]);
    await expectNoViolations(document.body);
    answerPassport(
      runtime,
      [referral, earlier].map((entry) => ({ ...entry, withdrawnAt })),
    );
    await user.click(dialog.getByRole('button', { name: 'Withdraw consent' }));
    await waitFor(() => expect(plain(document.activeElement?.textContent)).toBe(outcome));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument());
    expect(screen.getAllByText('Consent withdrawn')).toHaveLength(2);
    expect(screen.getAllByText(/^Your consent, withdrawn/).map(({ textContent }) => plain(textContent))).toEqual(
      Array(2).fill('Your consent, withdrawn 20 Nov 2026'),
    );
    expect(runtime.recorded.calls.filter(({ method }) => method === 'POST').map(({ input }) => input.params)).toEqual([
      { id: 'w1' },
    ]);
    await expectNoViolations(container);
  });

  it('shows the new sizes of the files, which have the withdrawal [PASS-14]', async () => {
    const { runtime } = renderPassport([referral]);
    expect(await screen.findByRole('button', { name: 'Download JSON, 22 KB' })).toBeVisible();
    runtime.answer(dataPassportEndpoints.withdraw, () => ({ ...referral, withdrawnAt }));
    const dialog = await openDialog(/19.Nov/);
    runtime.answer(dataPassportEndpoints.files, () => ({ pdf: 142_600, json: 23_800 }));
    await user.click(dialog.getByRole('button', { name: 'Withdraw consent' }));
    expect(await screen.findByRole('button', { name: 'Download PDF, 143 KB' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download JSON, 24 KB' })).toBeVisible();
  });

  it('changes nothing if the mover keeps the consent, and returns the focus', async () => {
    const { runtime } = renderPassport([referral]);
    const dialog = await openDialog(/19.Nov/);
    await user.click(dialog.getByRole('button', { name: 'Keep consent' }));
    const button = (await entryCard(/19.Nov/)).getByRole('button', { name: /^Withdraw consent/ });
    await waitFor(() => expect(button).toHaveFocus());
    expect(runtime.recorded.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('shows why it failed, and can be pressed again', async () => {
    const { runtime } = renderPassport([referral]);
    runtime.answer(dataPassportEndpoints.withdraw, () => Promise.reject(new ApiError(networkProblem)));
    const dialog = await openDialog(/19.Nov/);
    await user.click(dialog.getByRole('button', { name: 'Withdraw consent' }));
    expect(await dialog.findByText(networkProblem.title)).toBeVisible();
    runtime.answer(dataPassportEndpoints.withdraw, () => ({ ...referral, withdrawnAt }));
    await user.click(dialog.getByRole('button', { name: 'Withdraw consent' }));
    await waitFor(() => expect(plain(document.activeElement?.textContent)).toBe(outcome));
  });

  it.each<[Disclosure['recipient'], RegExp]>([
    [{ id: 'quotes', kind: 'energyComparison' }, /energy supplier\. Contact it yourself/],
    [{ id: 'supply', kind: 'meterRegister' }, /network operator\. Call 105 yourself/],
    [{ id: 'councils', kind: 'councilDirectory' }, /water company\. Contact it yourself/],
  ])(
    'of priority support explains how to inform the recipient %j, which has no call for it [PASS-09]',
    async (recipient, way) => {
      const entry = anEntry({ recipient, purpose: 'prioritySupport' });
      const { runtime } = renderPassport([entry]);
      runtime.answer(dataPassportEndpoints.withdraw, () => ({ ...entry, withdrawnAt }));
      const dialog = await openDialog(/Priority support/);
      expect(dialog.getByText(way)).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Withdraw consent' }));
      await waitFor(() => expect(document.activeElement).toHaveTextContent(way));
    },
  );
});
