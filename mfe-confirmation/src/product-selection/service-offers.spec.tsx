import {
  ApiError,
  enrolmentEndpoints,
  entertainmentEndpoints,
  problem,
  type BroadbandSpeeds,
  type Enrolment,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterUpdate } from '../testing/after-update';
import { savedUpdates } from '../testing/confirmation-runtime';
import { ProductSelectionPage } from './product-selection.page';

const fourOffered = {
  energyOfferedStatus: 1,
  entertainmentOfferedStatus: 1,
  councilOfferedStatus: 1,
  waterOfferedStatus: 1,
} as const;

const noLine: BroadbandSpeeds = { standard_mbps: '', fibre_mbps: '' };

const noAnswer = () => new Promise<BroadbandSpeeds>(() => undefined);

/** Renders the page; saving sets consent and opt-in together, as the API does. */
function show(overrides: Partial<Enrolment>, speeds: () => BroadbandSpeeds | Promise<BroadbandSpeeds> = noAnswer) {
  const enrolment = anEnrolment({ ...fourOffered, ...overrides });
  const runtime = createTestRuntime({ enrolment });
  runtime.answer(enrolmentEndpoints.update, ({ body }) => afterUpdate(enrolment, body));
  runtime.answer(entertainmentEndpoints.speeds, speeds);
  return renderWithRuntime(<ProductSelectionPage enrolment={enrolment} />, runtime);
}

const box = (title: string) => screen.getByRole('checkbox', { name: `Set up ${title}` });
const titles = () => screen.getAllByRole('checkbox').map((checkbox) => checkbox.getAttribute('aria-label'));
const continueButton = (name: string) => screen.getByRole('button', { name });

describe('four services to choose from', () => {
  it('are listed in a fixed order, unticked, with a description, and can be ticked by keyboard [PROD-03]', async () => {
    const user = userEvent.setup({ delay: null });
    const { container } = show({ councilName: 'Bedford Borough Council', waterBoardName: 'Anglian Water' });

    expect(titles()).toEqual(['Set up Energy', 'Set up Broadband, Phone and TV', 'Set up Council Tax', 'Set up Water']);
    for (const checkbox of screen.getAllByRole('checkbox')) {
      expect(checkbox).not.toBeChecked();
      expect(checkbox).toBeEnabled();
    }
    expect(box('Broadband, Phone and TV')).toHaveAccessibleDescription('Packages for 14 Castle Road');
    expect(box('Council Tax')).toHaveAccessibleDescription('We show you how to register with Bedford Borough Council');
    expect(box('Water')).toHaveAccessibleDescription('We show you how to register with Anglian Water');
    await expectNoViolations(container);

    box('Broadband, Phone and TV').focus();
    await user.keyboard(' ');
    expect(continueButton('Continue with 1 service')).toBeVisible();
    await user.tab();
    await user.keyboard(' ');
    expect(box('Council Tax')).toBeChecked();
    expect(continueButton('Continue with 2 services')).toBeVisible();
    await user.keyboard(' ');
    expect(box('Council Tax')).not.toBeChecked();
  });

  it('are all ticked by Select all, and saved [PROD-03, PROD-05]', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = show({});

    await user.click(screen.getByRole('button', { name: 'Select all' }));
    await user.click(continueButton('Continue with 4 services'));

    expect(savedUpdates(runtime)).toEqual([{ energyOptIn: 1, entertainmentOptIn: 1, councilOptIn: 1, waterOptIn: 1 }]);
  });

  it('name no council or water company until they are known', () => {
    show({});

    expect(box('Council Tax')).toHaveAccessibleDescription('We show you how to register with your new council');
    expect(box('Water')).toHaveAccessibleDescription('We show you how to register with your water company');
  });

  it('name rates in Northern Ireland, and give the market as the reason for no energy', () => {
    show({ postcode: 'BT1 5GS', isMoveInDateInRange: false });

    expect(titles()).toEqual(['Set up Energy', 'Set up Broadband, Phone and TV', 'Set up Rates', 'Set up Water']);
    expect(box('Rates')).toHaveAccessibleDescription(
      'We show you how to register with the office that collects your rates',
    );
    expect(box('Energy')).toHaveAccessibleDescription(
      "Unfortunately, we can't give you a quote for this address. We compare energy plans for homes in England, Scotland and Wales only. The Consumer Council compares suppliers in Northern Ireland.",
    );
    expect(box('Energy')).toBeDisabled();
  });

  it.each([
    ['councilIsMandatory', { councilOfferedStatus: 4, councilIsMandatory: true }, 'Council Tax', 'Water'],
    ['waterIsMandatory', { waterOfferedStatus: 4, waterIsMandatory: true }, 'Water', 'Council Tax'],
  ] as const)('keep a mandatory service ticked: %s [PROD-04]', async (_, mandatory, title, optional) => {
    const user = userEvent.setup({ delay: null });
    const { runtime, container } = show(mandatory);

    expect(box(title)).toBeChecked();
    expect(box(title)).toBeDisabled();
    expect(box(optional)).not.toBeChecked();
    expect(box(optional)).toBeEnabled();
    await user.click(box(title));
    expect(box(title)).toBeChecked();
    expect(box(title)).toHaveAccessibleDescription(/\. Your agent has to notify them\.$/);
    await expectNoViolations(container);
    await user.click(continueButton('Continue with 1 service'));

    expect(savedUpdates(runtime)).toEqual([
      {
        energyOptIn: 0,
        entertainmentOptIn: 0,
        councilOptIn: title === 'Council Tax' ? 1 : 0,
        waterOptIn: title === 'Water' ? 1 : 0,
      },
    ]);
  });

  it.each([
    ['Council Tax', 'councilOptIn', { councilIsMandatory: true, councilConsented: false, councilOptIn: 0 }],
    ['Water', 'waterOptIn', { waterIsMandatory: true, waterConsented: false, waterOptIn: 0 }],
  ] as const)(
    'force %s on once it is mandatory, even when it was opted out of [PROD-04]',
    async (title, optIn, facts) => {
      const user = userEvent.setup({ delay: null });
      const { runtime } = show(facts);

      expect(box(title)).toBeChecked();
      expect(box(title)).toBeDisabled();
      await user.click(continueButton('Continue with 1 service'));

      expect(savedUpdates(runtime)).toMatchObject([{ [optIn]: 1 }]);
    },
  );

  it.each([
    ['Council Tax', { councilOfferedStatus: 3, waterIsMandatory: true }],
    ['Water', { waterOfferedStatus: 3, councilIsMandatory: true }],
  ] as const)(
    'let the mover opt out of a preselected %s that is not mandatory [PROD-03, PROD-04]',
    async (title, enrolment) => {
      const user = userEvent.setup({ delay: null });
      show(enrolment);

      expect(box(title)).toBeChecked();
      await user.click(box(title));
      expect(box(title)).not.toBeChecked();
    },
  );

  it('hide services that are not offered, and still refuse energy and broadband [PROD-05]', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = show({ energyOfferedStatus: 2, entertainmentOfferedStatus: 0, waterOfferedStatus: 2 });

    expect(titles()).toEqual(['Set up Council Tax']);
    await user.click(box('Council Tax'));
    await user.click(continueButton('Continue with 1 service'));

    expect(savedUpdates(runtime)).toEqual([{ energyOptIn: 0, entertainmentOptIn: 0, councilOptIn: 1 }]);
  });
});

describe('council and water answered upfront', () => {
  const answered = {
    ctwbJourneyToggle: true,
    councilComplete: true,
    waterComplete: true,
    councilConsented: true,
    waterConsented: false,
    councilOptIn: 1,
    councilName: 'Bedford Borough Council',
    waterBoardName: 'Bristol Water and Wessex Water',
  } as const;

  it('are listed beside the choice and not asked again', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime, container } = show(answered);

    expect(titles()).toEqual(['Set up Energy', 'Set up Broadband, Phone and TV']);
    expect(screen.getByText('Council Tax (Bedford Borough Council)')).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Council Tax (Bedford Borough Council)',
      'Water (Bristol Water and Wessex Water)',
    ]);
    await expectNoViolations(container);
    await user.click(continueButton('Continue without services'));

    expect(savedUpdates(runtime)).toEqual([{ energyOptIn: 0, entertainmentOptIn: 0 }]);
  });

  it('leave out a council that could not be identified: nothing was answered', () => {
    const { unmount } = show({ ...answered, councilName: null });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Water (Bristol Water and Wessex Water)',
    ]);
    unmount();

    show({ ...answered, councilName: null, waterBoardName: null });
    expect(screen.queryByText(/You have answered/)).not.toBeInTheDocument();
  });

  it('name rates in Northern Ireland', () => {
    show({ ...answered, postcode: 'BT1 5GS', councilName: 'Land & Property Services', waterBoardName: null });

    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Rates (Land & Property Services)',
    ]);
  });

  it('are not listed when the brand does not offer them', () => {
    show({ ...answered, councilOfferedStatus: 2, waterOfferedStatus: 2 });

    expect(screen.queryByText(/You have answered/)).not.toBeInTheDocument();
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

describe('the next step [PROD-06]', () => {
  it.each([
    ['the council step [COUNCIL-02]', {}, ['Energy', 'Council Tax'], '/enrolment/council-services'],
    [
      'the upfront council step, when it was passed by',
      { ctwbJourneyToggle: true },
      ['Energy', 'Water'],
      '/enrolment/council-services-upfront',
    ],
    ['energy usage', {}, ['Energy', 'Broadband, Phone and TV'], '/enrolment/energy/usage'],
    ['the broadband list', {}, ['Broadband, Phone and TV'], '/enrolment/entertainment/broadband-list'],
    ['the confirmation', {}, [], '/enrolment/confirmation'],
  ] as const)('is %s', async (_what, facts, chosen, path) => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = show(facts);

    for (const title of chosen) await user.click(box(title));
    await user.click(screen.getByRole('button', { name: /^Continue with/ }));

    expect(runtime.recorded.navigations).toEqual([{ path, replace: false }]);
  });
});

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

  it('can be chosen while the feeds are asked, and keeps the choice when they have answered', async () => {
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
