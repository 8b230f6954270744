import { ApiError, enrolmentEndpoints, problem } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMove, choose, date, next, postcode, puts, setup, summary, enterDate } from '../testing/a-move';
import { MovingDetailsPage } from './moving-details.page';

const shown = anEnrolment({ version: 4, moveInDate: '2026-11-27' });
const changedMeanwhile = (value: string) => `Someone else changed this. It is now: ${value}. Save again to keep yours.`;
const conflict = (field: string, value: string) => new ApiError(problem('CONFLICT', { errors: { [field]: value } }));
const bodies = (runtime: ReturnType<typeof aMove>) => puts(runtime).map(({ input }) => input.body);

async function retypeDay(user: ReturnType<typeof setup>, day: string) {
  await user.clear(date().getByLabelText('Day'));
  await user.type(date().getByLabelText('Day'), day);
}

describe('when another tab has saved a different date than this page shows', () => {
  it('reports the conflict at the date, keeps the entered date, and saves it on the next attempt', async () => {
    const user = setup();
    const runtime = aMove({ enrolment: shown });
    runtime.answer(enrolmentEndpoints.mine, () => anEnrolment({ version: 5, moveInDate: '2026-11-30' }));
    runtime.answer(enrolmentEndpoints.update, ({ body: { version = 5 } }) => {
      if (version < 5) throw conflict('moveInDate', '30 Nov 2026');
      return anEnrolment({ version: 6, moveInDate: '2026-11-28' });
    });
    const { container } = renderWithRuntime(<MovingDetailsPage />, runtime);
    await screen.findByRole('combobox', { name: 'Address' });
    await retypeDay(user, '28');
    await user.click(next());

    expect(summary()).toEqual([`Expected move-in date: ${changedMeanwhile('30 Nov 2026')}`]);
    expect(date().getByLabelText('Day')).toHaveValue('28');
    expect(runtime.recorded.navigations).toEqual([]);
    await expectNoViolations(container);

    await user.click(next());
    expect(bodies(runtime)).toMatchObject([
      { moveInDate: '2026-11-28', version: 4 },
      { moveInDate: '2026-11-28', version: 5 },
    ]);
    expect(runtime.recorded.navigations).toHaveLength(1);
  });
});

describe('when another tab has saved a different home than this page shows', () => {
  it('reports it at the postcode, and saves this home on the next attempt', async () => {
    const user = setup();
    const runtime = aMove({ enrolment: shown });
    runtime.answer(enrolmentEndpoints.update, () => anEnrolment({ version: 6 }));
    runtime.answer(enrolmentEndpoints.mine, () => anEnrolment({ version: 6 }));
    runtime.answer(enrolmentEndpoints.saveAddress, ({ body: { version = 6 } }) => {
      if (version < 6) throw conflict('address', '16 Castle Road, Bedford, MK40 2QT');
      return anEnrolment({ version: 7 });
    });
    renderWithRuntime(<MovingDetailsPage />, runtime);
    const address = await screen.findByRole('combobox', { name: 'Address' });
    await user.clear(address);
    await user.type(address, '12');
    await choose(user, '12 Castle Road, Bedford, MK40 2QT');
    await user.click(next());

    expect(summary()).toEqual([`Postcode of your new home: ${changedMeanwhile('16 Castle Road, Bedford, MK40 2QT')}`]);
    expect(postcode()).toBeInvalid();
    expect(screen.getByRole('combobox', { name: 'Address' })).toHaveValue('12 Castle Road, Bedford, MK40 2QT');

    await user.click(next());
    // This page itself saved the date, so it causes no conflict.
    expect(bodies(runtime)).toMatchObject([
      { moveInDate: '2026-11-27', version: 4 },
      { addressKey: '5001012', version: 4 },
      { moveInDate: '2026-11-27', version: 6 },
      { addressKey: '5001012', version: 6 },
    ]);
    expect(runtime.recorded.navigations).toHaveLength(1);
  });
});

describe('a date withdrawn on this page', () => {
  it('causes no conflict with the date entered next', async () => {
    const user = setup();
    const runtime = aMove({ enrolment: shown });
    runtime.answer(enrolmentEndpoints.moveInDateUnknown, () => anEnrolment({ version: 5, moveInDate: null }));
    runtime.answer(enrolmentEndpoints.update, () => anEnrolment({ version: 6 }));
    renderWithRuntime(<MovingDetailsPage />, runtime);
    const box = () => screen.getByRole('checkbox', { name: "I don't know my move-in date" });
    await user.click(box());
    await waitFor(() => expect(box()).not.toHaveAttribute('aria-busy'));
    await user.click(box());
    await retypeDay(user, '28');
    await user.click(next());

    expect(bodies(runtime)).toMatchObject([undefined, { moveInDate: '2026-11-28', version: 5 }]);
  });
});

describe('a saved date that is no longer possible', () => {
  it.each([
    ['2026-12-20', 'I can only help with move-in dates up to 29 days in the future'],
    ['2026-08-01', 'I can only help with dates 3 months in the past'],
  ])('is rejected at the date, and can be replaced: %s', async (moveInDate, message) => {
    const user = setup();
    const runtime = aMove({ enrolment: anEnrolment({ moveInDate }) });
    renderWithRuntime(<MovingDetailsPage />, runtime);
    await screen.findByRole('combobox', { name: 'Address' });
    await user.click(next());

    expect(summary()).toEqual([`Expected move-in date: ${message}`]);
    expect(date().getByLabelText('Day')).toHaveFocus();
    expect(puts(runtime)).toEqual([]);

    for (const label of ['Day', 'Month', 'Year']) await user.clear(date().getByLabelText(label));
    await enterDate(user, '28', '11', '2026');
    await user.click(next());
    expect(bodies(runtime)).toMatchObject([{ moveInDate: '2026-11-28' }, { addressKey: expect.any(String) }]);
  });
});
