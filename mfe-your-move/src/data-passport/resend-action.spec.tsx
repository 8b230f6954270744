import {
  ApiError,
  dataPassportEndpoints,
  networkProblem,
  pathOf,
  type DisclosurePurpose,
  type ResendState,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEntry, answerPassport, entryCard, renderPassport } from '../testing/passport';

const user = userEvent.setup({ delay: null });
const mail = { id: 'email', kind: 'mailService' } as const;
const undelivered = (resend?: ResendState, purpose: DisclosurePurpose = 'receipt') =>
  anEntry({ id: 'e1', recipient: mail, purpose, result: 'notDelivered', ...(resend && { resend }) });
const requested = 'It is being sent again. A new entry will show the result.';
const card = () => entryCard(/^Email service/);
const button = async () => (await card()).queryByRole('button', { name: /^Send again/ });

describe('"Send again"', () => {
  it('shows an entry as not delivered, and sends it again once [PASS-13]', async () => {
    const { runtime, container } = renderPassport([undelivered('possible')]);
    let finish: () => void = () => undefined;
    runtime.answer(dataPassportEndpoints.resend, async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return undelivered('requested');
    });
    expect((await card()).getByText('Not delivered')).toBeVisible();
    await user.click(
      (await card()).getByRole('button', { name: 'Send again to Email service, confirmation of an order' }),
    );
    const busy = (await card()).getByRole('button', { name: /^Sending again/ });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await user.click(busy);
    answerPassport(runtime, [undelivered('requested')]);
    finish();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(requested));
    expect(await button()).not.toBeInTheDocument();
    expect(runtime.recorded.calls.filter(({ method }) => method === 'POST').map(({ input }) => input.params)).toEqual([
      { id: 'e1' },
    ]);
    await expectNoViolations(container);
  });

  it('shows why it failed, and can be pressed again', async () => {
    const { runtime } = renderPassport([undelivered('possible')]);
    runtime.answer(dataPassportEndpoints.resend, () => Promise.reject(new ApiError(networkProblem)));
    await user.click((await card()).getByRole('button', { name: /^Send again/ }));
    expect(await (await card()).findByRole('alert')).toHaveTextContent(networkProblem.title);
    expect(await button()).toBeVisible();
  });

  it('shows the newer state if it was sent again meanwhile, in another tab [PASS-13]', async () => {
    const { runtime } = renderPassport([undelivered('possible')]);
    runtime.answer(dataPassportEndpoints.resend, () => undelivered('repeated'));
    await user.click((await card()).getByRole('button', { name: /^Send again/ }));
    expect(await (await card()).findByText('It was sent again: a newer entry shows the result.')).toHaveFocus();
  });

  it('shows that nothing is left to send, if its job has ended meanwhile', async () => {
    const { runtime } = renderPassport([undelivered('possible')]);
    runtime.answer(dataPassportEndpoints.resend, () => undelivered());
    await user.click((await card()).getByRole('button', { name: /^Send again/ }));
    expect(await (await card()).findByText('There is nothing left to send.')).toHaveFocus();
  });

  it.each([
    ['requested', requested],
    ['repeated', 'It was sent again: a newer entry shows the result.'],
  ] as const)('is not offered for an entry that is %s [PASS-13]', async (state, text) => {
    renderPassport([undelivered(state)]);
    expect((await card()).getByText(text)).toBeVisible();
    expect(await button()).not.toBeInTheDocument();
  });

  it.each(['delivered', 'waiting', 'unknown'] as const)('is not on an entry that is %s [PASS-13]', async (result) => {
    renderPassport([anEntry({ recipient: mail, result })]);
    expect(await button()).not.toBeInTheDocument();
  });

  describe('of an entry that a page has sent', () => {
    const openForEnergy = anEnrolment({
      energyConsented: true,
      energyOptIn: 1,
      energyComplete: false,
      quotableEnergy: true,
      isMoveInDateInRange: true,
    });

    it('leads to that page [PASS-13]', async () => {
      const { container } = renderPassport([undelivered('onPage', 'energyPrices')], { enrolment: openForEnergy });
      const link = await screen.findByRole('link', {
        name: 'Send again from its page to Email service, energy prices',
      });
      expect(link).toHaveAttribute('href', pathOf('energy-list'));
      await expectNoViolations(container);
    });

    it('leads to the household for an invitation to it [PASS-13]', async () => {
      renderPassport([undelivered('onPage', 'householdInvitation')]);
      const name = 'Send again from its page to Email service, invitation to your household';
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', pathOf('household'));
    });

    it.each([
      ['energy is set up', { energyComplete: true }],
      ['an agent has finished the move', { closedAt: '2026-11-20T09:00:00.000Z' }],
    ])('explains that the page does not open once %s', async (_, facts) => {
      renderPassport([undelivered('onPage', 'energyPrices')], { enrolment: { ...openForEnergy, ...facts } });
      expect(
        await screen.findByText('Only the page that sent it can send it again, and you cannot open that page now.'),
      ).toBeVisible();
      expect(screen.queryByRole('link', { name: /^Send again/ })).not.toBeInTheDocument();
    });
  });
});
