import { ApiError, enrolmentEndpoints, networkProblem } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { failWith } from '../testing/a-journey';
import { aMove, answerAll, choose, date, find, next, postcode, puts, setup, summary, unmoved } from '../testing/a-move';
import { MovingDetailsPage } from './moving-details.page';

const label = "I don't know my move-in date";
const box = () => screen.getByRole('checkbox', { name: label });
const needed = 'We need your move-in date to set up your new home. We will contact you in four weeks to ask for it.';
const allOffered = {
  energyOfferedStatus: 1,
  entertainmentOfferedStatus: 1,
  councilOfferedStatus: 1,
  waterOfferedStatus: 1,
} as const;
const isNextThere = () => screen.queryByRole('button', { name: 'Next' }) !== null;

describe('a mover who does not know the date', () => {
  it('ticks a box, reads the consequences, and has no Next [MOVE-03, MOVE-08, MOVE-09]', async () => {
    const user = setup();
    const runtime = aMove();
    const { container } = renderWithRuntime(<MovingDetailsPage />, runtime);

    expect(box()).not.toBeChecked();
    expect(isNextThere()).toBe(true);
    expect(screen.queryByText(needed)).not.toBeInTheDocument();
    await user.click(box());

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(needed));
    expect(box()).toBeChecked();
    expect(box()).toHaveFocus();
    expect(isNextThere()).toBe(false);
    expect(puts(runtime)).toMatchObject([{ path: '/move-in-date-unknown', input: {} }]);
    expect(runtime.recorded.navigations).toEqual([]);
    await expectNoViolations(container);
  });

  it('gets the form back with everything typed after unticking the box [MOVE-08]', async () => {
    const user = setup();
    const runtime = aMove();
    renderWithRuntime(<MovingDetailsPage />, runtime);
    await answerAll(user, '12 Castle Road, Bedford, MK40 2QT');

    await user.click(box());
    expect(date().getByLabelText('Day')).toBeDisabled();
    await waitFor(() => expect(box()).not.toHaveAttribute('aria-busy'));
    await user.click(box());

    expect(date().getByLabelText('Day')).toHaveValue('27');
    expect(screen.getByLabelText('Residential status')).toHaveDisplayValue('Home owner');
    expect(screen.getByRole('combobox', { name: 'Address' })).toHaveValue('12 Castle Road, Bedford, MK40 2QT');
    await user.click(next());
    expect(runtime.recorded.navigations).toHaveLength(1);
  });

  it('summarises the saved details and announces an email with a link back', async () => {
    const user = setup();
    const enrolment = anEnrolment({ moveInDate: null });
    const runtime = aMove({ enrolment });
    runtime.answer(enrolmentEndpoints.moveInDateUnknown, () => enrolment);
    renderWithRuntime(<MovingDetailsPage />, runtime);
    await user.click(box());
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'Your details and your new home, 14 Castle Road, Bedford, MK40 2QT, are saved. We email you a link to come back here. It works for 14 days. After that, log in with a code.',
      ),
    );
  });

  it('is promised no mail without an address for it', async () => {
    const user = setup();
    const runtime = aMove({ enrolment: { ...unmoved, emailAddress: null } });
    runtime.answer(enrolmentEndpoints.moveInDateUnknown, () => ({ ...unmoved, emailAddress: null }));
    renderWithRuntime(<MovingDetailsPage />, runtime);
    await user.click(box());
    expect(screen.getByRole('status')).toHaveTextContent('Your details are saved.');
    expect(screen.queryByText(/We email you/)).not.toBeInTheDocument();
  });

  it('continues without the date once the home is known, and finds the box ticked after Back', async () => {
    const user = setup();
    const enrolment = { ...unmoved, ...allOffered };
    const runtime = aMove({ enrolment });
    runtime.answer(enrolmentEndpoints.moveInDateUnknown, () => enrolment);
    const { unmount } = renderWithRuntime(<MovingDetailsPage />, runtime);
    await screen.findByRole('option', { name: 'Private tenant' });
    await user.click(box());
    expect(screen.getByRole('heading', { name: 'What you can do now' })).toBeVisible();
    expect(
      screen.getByText(
        'You can carry on with the parts of council tax, water and broadband that do not need the date. Energy has to wait until we know it.',
      ),
    ).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Continue without the date' }));
    expect(summary()).toEqual([
      'Residential status: Please select an option',
      'Postcode of your new home: Please tell me the postcode of your new home',
    ]);
    await user.selectOptions(screen.getByLabelText('Residential status'), 'Private tenant');
    await find(user, 'MK40 2QT');
    await choose(user, '14 Castle Road, Bedford, MK40 2QT');
    await user.click(screen.getByRole('button', { name: 'Continue without the date' }));

    expect(puts(runtime).map(({ path, input }) => [path, input])).toEqual([
      ['/move-in-date-unknown', {}],
      [
        '/enrolment-auth',
        { body: expect.not.objectContaining({ moveInDate: expect.anything() as unknown }) as unknown },
      ],
      ['/address', { body: expect.objectContaining({ addressKey: '5001014' }) as unknown }],
    ]);
    expect(runtime.recorded.navigations).toHaveLength(1);

    unmount();
    runtime.enrolment.accept(enrolment);
    renderWithRuntime(<MovingDetailsPage />, runtime);
    await screen.findByRole('option', { name: 'Private tenant' });
    expect(box()).toBeChecked();
    expect(puts(runtime)).toHaveLength(3);
  });

  it('hides Continue without the date if the brand offers only energy', async () => {
    const user = setup();
    const enrolment = {
      ...unmoved,
      ...allOffered,
      councilOfferedStatus: 2,
      waterOfferedStatus: 2,
      entertainmentOfferedStatus: 2,
    } as const;
    const runtime = aMove({ enrolment });
    runtime.answer(enrolmentEndpoints.moveInDateUnknown, () => enrolment);
    renderWithRuntime(<MovingDetailsPage />, runtime);
    await user.click(box());
    expect(screen.queryByRole('button', { name: 'Continue without the date' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Residential status')).not.toBeInTheDocument();
  });

  it('hides the box in the telephony portal, because agents get the date on the phone [MOVE-04]', async () => {
    renderWithRuntime(<MovingDetailsPage />, aMove({ portal: 'telephony' }));

    expect(await screen.findByRole('option', { name: 'Private tenant' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByText(/tick the box/)).not.toBeInTheDocument();
  });

  it('withdraws a date saved earlier', async () => {
    const user = setup();
    const runtime = aMove({ enrolment: anEnrolment({ version: 4 }) });
    runtime.answer(enrolmentEndpoints.moveInDateUnknown, () => anEnrolment({ moveInDate: null, version: 5 }));
    renderWithRuntime(<MovingDetailsPage />, runtime);

    await user.click(box());

    expect(runtime.enrolment.get()?.moveInDate).toBeNull();
  });
});

describe('while the tick is being saved', () => {
  it('sends one call, however often the box is clicked [MOVE-22]', async () => {
    const user = setup();
    const runtime = aMove();
    let answer = () => undefined as void;
    runtime.answer(enrolmentEndpoints.moveInDateUnknown, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return unmoved;
    });
    renderWithRuntime(<MovingDetailsPage />, runtime);

    await user.dblClick(box());
    await user.click(box());
    expect(box()).toBeChecked();
    expect(isNextThere()).toBe(false);
    expect(screen.queryByText(needed)).not.toBeInTheDocument();

    await act(async () => answer());
    expect(screen.getByText(needed)).toBeVisible();
    expect(puts(runtime)).toHaveLength(1);
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new ApiError(networkProblem)), /^We could not reach our service/],
    ['has energy set up for that date', failWith('ENROLMENT_COMPLETE'), /./],
  ])('leaves the box unticked and shows the failure when the service %s', async (_why, answer, message) => {
    const user = setup();
    const runtime = aMove();
    runtime.answer(enrolmentEndpoints.moveInDateUnknown, answer);
    renderWithRuntime(<MovingDetailsPage />, runtime);

    await user.click(box());

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(box()).not.toBeChecked();
    expect(screen.queryByText(needed)).not.toBeInTheDocument();
    expect(isNextThere()).toBe(true);
    expect(date().getByLabelText('Day')).toBeEnabled();
  });
});

describe('when the page is reloaded with the box ticked', () => {
  async function tickedBefore() {
    const user = setup();
    const before = aMove();
    const { unmount } = renderWithRuntime(<MovingDetailsPage />, before);
    await user.type(postcode(), 'MK40');
    await user.click(box());
    unmount();
    return { onboarding: before.storage.get('onboarding') };
  }

  it('is still ticked, and sends nothing again [MOVE-22]', async () => {
    const runtime = aMove({ stored: await tickedBefore() });
    renderWithRuntime(<MovingDetailsPage />, runtime);

    expect(await screen.findByText(needed)).toBeVisible();
    expect(box()).toBeChecked();
    expect(isNextThere()).toBe(false);
    expect(puts(runtime)).toEqual([]);
  });

  it('offers the date field when a date was given meanwhile', async () => {
    const runtime = aMove({ stored: await tickedBefore(), enrolment: anEnrolment() });
    renderWithRuntime(<MovingDetailsPage />, runtime);
    await screen.findByRole('option', { name: 'Private tenant' });

    expect(box()).not.toBeChecked();
    expect(isNextThere()).toBe(true);
  });

  it('offers the date field to a mover who returns in another tab or on another day', async () => {
    renderWithRuntime(<MovingDetailsPage />, aMove());
    await screen.findByRole('option', { name: 'Private tenant' });

    expect(box()).not.toBeChecked();
    expect(date().getByLabelText('Day')).toBeEnabled();
  });
});

describe('the values of the form', () => {
  it('are date, unknown date, status and both kinds of address entry [MOVE-11]', async () => {
    const user = setup();
    const runtime = aMove();
    renderWithRuntime(<MovingDetailsPage />, runtime);
    await screen.findByRole('option', { name: 'Private tenant' });
    await answerAll(user, '14 Castle Road, Bedford, MK40 2QT', 'Private tenant');

    expect(runtime.storage.get('onboarding')).toMatchObject({
      movingDetails: {
        moveInDate: { day: '27', month: '11', year: '2026' },
        unknownMoveInDate: false,
        residentialStatus: '201',
        address: {
          entry: 'lookup',
          addressKey: '5001014',
          houseNameOrNumber: '',
          addressLine1: '',
          addressLine2: '',
          cityTown: '',
          postcode: 'MK40 2QT',
        },
      },
    });
    expect(
      screen
        .getAllByRole('option')
        .map((option) => [option.getAttribute('value'), option.textContent])
        .slice(0, 3),
    ).toEqual([
      ['', 'Choose one'],
      ['200', 'Home owner'],
      ['201', 'Private tenant'],
    ]);
  });
});
