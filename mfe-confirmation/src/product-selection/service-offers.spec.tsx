import { type Enrolment } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { savedUpdates } from '../testing/confirmation-runtime';
import { box, continueButton, renderSelection } from '../testing/product-selection';
import { allOffered } from '../testing/set-up-moves';

/** Renders the page, where the mover can choose all four services. */
const show = (facts: Partial<Enrolment>) => renderSelection({ ...allOffered, ...facts });

const titles = () => screen.getAllByRole('checkbox').map((checkbox) => checkbox.getAttribute('aria-label'));

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

  it('explain that energy waits for the move-in date, and let the mover choose it', () => {
    show({ moveInDate: null, isMoveInDateInRange: false });

    expect(box('Energy')).toHaveAccessibleDescription(
      'You can set it up once we know your move-in date. Choose it now, and we will keep it for you until then.',
    );
    expect(box('Energy')).toBeEnabled();
  });

  it('name no council or water company until they are known', () => {
    show({});

    expect(box('Council Tax')).toHaveAccessibleDescription('We show you how to register with your new council');
    expect(box('Water')).toHaveAccessibleDescription('We show you how to register with your water company');
  });

  it('name rates in Northern Ireland, and give the market as the reason for no energy', () => {
    show({ postcode: 'BT1 5GS', isMoveInDateInRange: false });

    expect(titles()).toEqual(['Set up Broadband, Phone and TV', 'Set up Rates', 'Set up Water']);
    expect(box('Rates')).toHaveAccessibleDescription(
      'We show you how to register with the office that collects your rates',
    );
    const energy = screen.getByRole('article', { name: 'Energy' });
    expect(energy).toHaveTextContent(
      "Unfortunately, we can't give you a quote for this address. We compare energy plans for homes in England, Scotland and Wales only. The Consumer Council compares suppliers in Northern Ireland.",
    );
    expect(energy).toHaveTextContent('Call the Consumer Council: 0800 121 6022');
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
