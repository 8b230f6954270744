import { enrolmentEndpoints, stepAt } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import { failWith } from '../testing/a-journey';
import {
  aMove,
  answerAll,
  answerDateAndStatus,
  choose,
  date,
  find,
  moved,
  next,
  postcode,
  puts,
  setup,
  statuses,
  enterDate,
} from '../testing/a-move';
import { MovingDetailsPage } from './moving-details.page';

describe('the moving details page', () => {
  it('shows its heading, and fields for day, month and year [MOVE-01, MOVE-02]', async () => {
    renderWithRuntime(<MovingDetailsPage />, aMove());
    await screen.findByRole('option', { name: 'Private tenant' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About your new home');
    for (const field of ['Day', 'Month', 'Year']) expect(date().getByLabelText(field)).toHaveValue('');
    expect(screen.getByText(/For example, 27 11 2026/)).toBeVisible();
  });

  it('shows status and postcode, and explains what Next looks up [MOVE-06, MOVE-07, MOVE-21]', async () => {
    const { container } = renderWithRuntime(<MovingDetailsPage />, aMove());

    expect(await screen.findByRole('option', { name: 'Private tenant' })).toBeInTheDocument();
    expect(postcode()).toHaveAttribute('autocomplete', 'postal-code');
    expect(screen.getByText(/we look up the meters at this address and who supplies them now/)).toBeVisible();
    await expectNoViolations(container);
  });

  it('hides Back if the browser has its own', async () => {
    renderWithRuntime(<MovingDetailsPage />, aMove());
    await screen.findByRole('option', { name: 'Private tenant' });
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it.each(['embedded', 'panel'] as const)('goes back in a frame: %s', async (context) => {
    const user = setup();
    const runtime = aMove({ context });
    renderWithRuntime(<MovingDetailsPage />, runtime);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(runtime.recorded.backs).toEqual(['/']);
    expect(runtime.recorded.feedback).toEqual([]);
  });

  it('explains in a frame how to change the details, which have no page to return to', async () => {
    const user = setup();
    const path = '/enrolment/moving-details';
    const step = stepAt(path);
    const runtime = aMove({ context: 'embedded', step: step && { ...step, path } });
    renderWithRuntime(<MovingDetailsPage />, runtime);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(runtime.recorded.feedback).toEqual([
      { kind: 'info', content: 'Your details are saved. To change them, call us on 020 7946 0123.' },
    ]);
  });

  it('saves date, status and the chosen address, and continues with product selection [MOVE-10, ADDR-04, ADDR-05]', async () => {
    const user = setup();
    const runtime = aMove();
    const { container } = renderWithRuntime(<MovingDetailsPage />, runtime);

    await answerDateAndStatus(user, 'Private tenant');
    await find(user, 'mk402qt');
    await screen.findByRole('listbox', { name: 'Address' });
    await expectNoViolations(container);
    await choose(user, '14 Castle Road, Bedford, MK40 2QT');
    await user.click(next());

    expect(postcode()).toHaveValue('MK40 2QT');
    expect(puts(runtime)).toMatchObject([
      { path: '/enrolment-auth', input: { body: { moveInDate: '2026-11-27', residentialStatus: 201 } } },
      { path: '/address', input: { body: { addressKey: '5001014' } } },
    ]);
    expect(runtime.enrolment.get()).toBe(moved);
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/product-selection', replace: false }]);
    expect(runtime.storage.get('onboarding')).toEqual({});
  });

  it('continues with council tax and water when they come first [MOVE-10, COUNCIL-01]', async () => {
    const user = setup();
    const runtime = aMove({ enrolment: anEnrolment() });
    runtime.answer(enrolmentEndpoints.update, () => anEnrolment({ ctwbJourneyToggle: true, councilIsMandatory: true }));
    renderWithRuntime(<MovingDetailsPage />, runtime);

    await screen.findByRole('combobox', { name: 'Address' });
    await user.click(next());

    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/council-services-upfront', replace: false }]);
  });

  it.each([
    ['energy, once services were chosen', { energyConsented: true, energyOptIn: 1 }, '/enrolment/energy/usage'],
    ['the confirmation, when no service is left', { energyConsented: false }, '/enrolment/confirmation'],
  ] as const)('continues with %s', async (_where, chosen, path) => {
    const user = setup();
    const runtime = aMove({ enrolment: anEnrolment() });
    runtime.answer(enrolmentEndpoints.update, () => anEnrolment(chosen));
    renderWithRuntime(<MovingDetailsPage />, runtime);

    await screen.findByRole('combobox', { name: 'Address' });
    await user.click(next());

    expect(runtime.recorded.navigations).toEqual([{ path, replace: false }]);
  });

  it('does not ask for a residential status when there is none to choose [MOVE-05]', async () => {
    const user = setup();
    const runtime = aMove();
    runtime.answer(enrolmentEndpoints.residentialStatuses, () => []);
    renderWithRuntime(<MovingDetailsPage />, runtime);

    await enterDate(user, '27', '11', '2026');
    await find(user, 'MK40 2QT');
    await choose(user, '14 Castle Road, Bedford, MK40 2QT');
    expect(screen.queryByLabelText('Residential status')).not.toBeInTheDocument();
    await user.click(next());

    expect(puts(runtime)[0]?.input).toEqual({
      body: { moveInDate: '2026-11-27', residentialStatus: undefined, version: 1 },
    });
    expect(runtime.recorded.navigations).toHaveLength(1);
  });

  it('offers to reload the statuses after a failure', async () => {
    const user = setup();
    const runtime = aMove();
    runtime.answer(enrolmentEndpoints.residentialStatuses, failWith('UNAVAILABLE'));
    renderWithRuntime(<MovingDetailsPage />, runtime);

    const again = await screen.findByRole('button', { name: 'Try again' });
    runtime.answer(enrolmentEndpoints.residentialStatuses, () => statuses);
    await user.click(again);

    expect(await screen.findByRole('option', { name: 'Home owner' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('when saving fails', () => {
  it.each([
    ['the third party', 'THIRD_PARTY', 'There has been a error retrieving data from our third-party supplier.'],
    ['our service', 'UNEXPECTED', 'Sorry we have encountered some difficulties. Please try again in a moment.'],
  ] as const)(
    'shows a failure of %s, keeps the entered values and saves on the next attempt',
    async (_who, code, message) => {
      const user = setup();
      const runtime = aMove();
      runtime.answer(enrolmentEndpoints.saveAddress, failWith(code));
      renderWithRuntime(<MovingDetailsPage />, runtime);

      await answerAll(user, '12 Castle Road, Bedford, MK40 2QT');
      await user.click(next());

      expect(await screen.findByRole('alert')).toHaveTextContent(message);
      expect(screen.getByRole('combobox', { name: 'Address' })).toHaveValue('12 Castle Road, Bedford, MK40 2QT');

      runtime.answer(enrolmentEndpoints.saveAddress, () => moved);
      await user.click(next());
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/product-selection', replace: false }]);
    },
  );

  it('switches to manual entry, filled from the chosen address, when it has insufficient details [ADDR-18]', async () => {
    const user = setup();
    const runtime = aMove();
    runtime.answer(enrolmentEndpoints.saveAddress, failWith('GSP_NOT_FOUND'));
    renderWithRuntime(<MovingDetailsPage />, runtime);

    await answerAll(user, '12 Castle Road, Bedford, MK40 2QT');
    await user.click(next());

    expect(await screen.findByLabelText('House name or number')).toHaveValue('12');
    expect(screen.getByLabelText('Address line 1')).toHaveValue('Castle Road');
    expect(screen.getByLabelText('Town or city')).toHaveValue('Bedford');
    expect(screen.getByLabelText('Postcode of your new home')).toHaveValue('MK40 2QT');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Unfortunately we weren't able to find enough details/);
  });
});
