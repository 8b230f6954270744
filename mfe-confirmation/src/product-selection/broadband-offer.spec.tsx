import { ApiError, entertainmentEndpoints, problem, type BroadbandSpeeds, type Enrolment } from '@home-move/contract';
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { savedUpdates } from '../testing/confirmation-runtime';
import { box, continueButton, renderSelection } from '../testing/product-selection';
import { allOffered } from '../testing/set-up-moves';

const noLine: BroadbandSpeeds = { standard_mbps: '', fibre_mbps: '' };
const noAnswer = () => new Promise<BroadbandSpeeds>(() => undefined);

/** Renders the page with this answer of the feeds; by default they do not answer. */
function show(facts: Partial<Enrolment>, speeds: () => BroadbandSpeeds | Promise<BroadbandSpeeds> = noAnswer) {
  return renderSelection({ ...allOffered, ...facts }, (runtime) =>
    runtime.answer(entertainmentEndpoints.speeds, speeds),
  );
}

describe('the offer of broadband', () => {
  const broadband = () => box('Broadband, Phone and TV');
  const calls = ({ recorded }: ReturnType<typeof show>['runtime']) => recorded.calls.map(({ path }) => path);

  it.each([
    [{ standard_mbps: '16', fibre_mbps: '1130' }, 'Fibre up to 1,130\u00a0Mbps for 14 Castle Road'],
    [{ standard_mbps: '7', fibre_mbps: '' }, 'Broadband up to 7\u00a0Mbps for 14 Castle Road'],
    [noLine, 'Packages for 14 Castle Road'],
  ])('names what the home can get: %j', async (speeds, description) => {
    const { runtime } = show({}, () => speeds);

    await waitFor(() => expect(broadband()).toHaveAccessibleDescription(description));
    expect(calls(runtime)).toEqual(['/entertainment/speeds']);
  });

  it('lets movers choose broadband while the feeds load, and keeps the choice afterwards', async () => {
    const user = userEvent.setup({ delay: null });
    let answer: (speeds: BroadbandSpeeds) => void = () => undefined;
    show({}, () => new Promise<BroadbandSpeeds>((resolve) => (answer = resolve)));
    expect(broadband()).toHaveAccessibleDescription('Packages for 14 Castle Road');
    await user.click(broadband());

    act(() => answer({ standard_mbps: '16', fibre_mbps: '900' }));
    await waitFor(() => expect(broadband()).toHaveAccessibleDescription(/^Fibre up to 900/));
    expect(broadband()).toBeChecked();
  });

  it('promises nothing while the feeds fail, and can be chosen', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = show({}, () => Promise.reject(new ApiError(problem('UNAVAILABLE'))));
    await user.click(broadband());
    await user.click(continueButton('Continue with 1 service'));

    expect(broadband()).toHaveAccessibleDescription('Packages for 14 Castle Road');
    expect(savedUpdates(runtime)).toMatchObject([{ entertainmentOptIn: 1 }]);
  });

  it.each([
    ['broadband is not offered', { entertainmentOfferedStatus: 2 }],
    ['broadband is ordered', { entertainmentComplete: true }],
    ['the address is missing', { address: null }],
  ] as const)('does not ask the feeds when %s', (_when, facts) => {
    expect(calls(show(facts).runtime)).toEqual([]);
  });
});

describe('broadband ordered before', () => {
  it.each([{ entertainmentComplete: true }, { wombbUserConfirmed: true }])('cannot be changed: %j', async (facts) => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = show({ ...facts, entertainmentConsented: true, entertainmentOptIn: 1 });

    expect(box('Broadband, Phone and TV')).toBeChecked();
    expect(box('Broadband, Phone and TV')).toBeDisabled();
    expect(box('Broadband, Phone and TV')).toHaveAccessibleDescription('You have ordered this.');
    await user.click(continueButton('Continue with 1 service'));

    expect(savedUpdates(runtime)).toEqual([{ energyOptIn: 0, councilOptIn: 0, waterOptIn: 0 }]);
  });
});
