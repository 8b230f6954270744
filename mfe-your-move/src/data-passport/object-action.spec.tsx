import {
  ApiError,
  dataPassportEndpoints,
  legalBasisOf,
  networkProblem,
  type DisclosurePurpose,
} from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEntry, answerPassport, entryCard, renderPassport } from '../testing/passport';

const user = userEvent.setup({ delay: null });
const mail = { id: 'email', kind: 'mailService' } as const;
const reminder = anEntry({ id: 'r1', at: '2026-11-19T17:00:00.000Z', recipient: mail, purpose: 'reminder' });
const earlier = { ...reminder, id: 'r2', at: '2026-11-12T17:00:00.000Z' };
const at = '2026-11-20T11:00:00.000Z';
const textOf = (element: HTMLElement | null) => element?.textContent.replaceAll('\u00A0', ' ');
const ended =
  'You objected on 20 Nov 2026. We will send you no more reminders about this move, including the one before we erase it.';

describe('"Object"', () => {
  it.each(Object.keys(legalBasisOf) as DisclosurePurpose[])(
    'is on an entry for %s only if its basis is a legitimate interest [PASS-10]',
    async (purpose) => {
      renderPassport([anEntry({ purpose })]);
      await screen.findByRole('article');
      const isOffered = ['invitation', 'reminder', 'moveCancellation'].includes(purpose);
      expect(screen.queryAllByRole('button', { name: /^Object/ })).toHaveLength(isOffered ? 1 : 0);
    },
  );

  it('objects to the purpose, and every entry of it shows since when [PASS-10]', async () => {
    const { runtime, container } = renderPassport([reminder, earlier]);
    let finish: () => void = () => undefined;
    runtime.answer(dataPassportEndpoints.object, async ({ body: { purpose } }) => {
      await new Promise<void>((resolve) => (finish = resolve));
      return { purpose, at };
    });
    const card = await entryCard(/19.Nov/);
    const button = card.getByRole('button', { name: 'Object to Email service, reminder' });
    await user.click(button);
    expect(card.getByRole('button', { name: /^Objecting/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(card.getByRole('button', { name: /^Objecting/ }));
    answerPassport(
      runtime,
      [reminder, earlier].map((entry) => ({ ...entry, objectedAt: at })),
    );
    finish();
    await waitFor(() => expect(textOf(document.activeElement as HTMLElement)).toBe(ended));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Object/ })).not.toBeInTheDocument());
    expect(screen.getAllByText(/^You objected on/)).toHaveLength(2);
    expect(runtime.recorded.calls.filter(({ method }) => method === 'POST').map(({ input }) => input.body)).toEqual([
      { purpose: 'reminder' },
    ]);
    await expectNoViolations(container);
  });

  it('is not offered again after an earlier objection', async () => {
    renderPassport([{ ...reminder, objectedAt: '2026-11-18T09:00:00.000Z' }]);
    const card = await entryCard(/19.Nov/);
    expect(textOf(card.getByText(/^You objected on/))).toMatch(/^You objected on 18 Nov 2026\./);
    expect(card.queryByRole('button', { name: /^Object/ })).not.toBeInTheDocument();
    expect(card.getByRole('button', { name: /^Complain/ })).toBeVisible();
  });

  it('shows why it failed, and can be pressed again', async () => {
    const { runtime } = renderPassport([reminder]);
    runtime.answer(dataPassportEndpoints.object, () => Promise.reject(new ApiError(networkProblem)));
    const card = await entryCard(/19.Nov/);
    await user.click(card.getByRole('button', { name: /^Object/ }));
    expect(await card.findByRole('alert')).toHaveTextContent(networkProblem.title);
    runtime.answer(dataPassportEndpoints.object, ({ body: { purpose } }) => ({ purpose, at }));
    await user.click(card.getByRole('button', { name: /^Object/ }));
    expect(textOf(await card.findByText(/^You objected on/))).toBe(ended);
  });
});
