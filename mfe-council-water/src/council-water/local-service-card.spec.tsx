import type { CouncilServices } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mandatory } from '../testing/enrolment.builder';
import { councilServicesIn } from '../testing/council-services.builder';
import { sentChoices, showCouncil } from '../testing/council-runtime';

const user = userEvent.setup({ delay: null });
const card = (name: string) => within(screen.getByRole('region', { name }));
const cards = () => screen.getAllByRole('region').map((region) => within(region).getByRole('heading').textContent);
const submit = () => user.click(screen.getByRole('button', { name: 'Continue' }));

describe('the cards', () => {
  it('show two companies, bills and links where two share the water', async () => {
    await showCouncil({ services: councilServicesIn.elmbridge });
    expect(card('Water').getByText(/^You get two bills/)).toHaveTextContent(
      'You get two bills: one from Affinity Water for clean water, one from Thames Water for waste water.',
    );
    expect(card('Water').getAllByRole('link')).toHaveLength(2);
    expect(card('Water').getAllByRole('radio')).toHaveLength(2);
  });

  it('show which council takes over, and when', async () => {
    await showCouncil({ services: councilServicesIn.elmbridge });
    expect(card('Council Tax').getByText(/^East Surrey Council/)).toHaveTextContent(
      'East Surrey Council takes over on 01 Apr 2027. From then on, your bills come from them.',
    );
  });

  it('show the Welsh name of a council in Wales, marked as Welsh', async () => {
    await showCouncil({ services: councilServicesIn.cardiff });
    expect(card('Council Tax').getByText('Cyngor Caerdydd')).toHaveAttribute('lang', 'cy');
  });

  it('are combined in Scotland, with one answer for both [COUNCIL-08]', async () => {
    const { runtime, container } = await showCouncil({ services: councilServicesIn.edinburgh });
    expect(cards()).toEqual(['Council Tax & Water']);
    expect(card('Council Tax & Water').getByText(/^In Scotland/)).toHaveTextContent(
      'In Scotland you pay for water through your council tax. You do not need to set it up.',
    );
    await expectNoViolations(container);
    await user.click(screen.getByRole('radio', { name: /^No, I will sort it out myself/ }));
    await submit();
    expect(sentChoices(runtime)).toEqual([{ council: 3, water: 3, version: 1 }]);
  });

  it('show water in Scotland without a question where the brand does not offer council tax', async () => {
    const { runtime } = await showCouncil({
      services: councilServicesIn.edinburgh,
      enrolment: { councilOfferedStatus: 2, councilOptIn: 0 },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Water');
    expect(cards()).toEqual(['Water']);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await submit();
    expect(sentChoices(runtime)).toEqual([{ water: 2, version: 1 }]);
  });

  it('show rates and no water bill in Northern Ireland', async () => {
    const { runtime, container } = await showCouncil({
      services: councilServicesIn.belfast,
      enrolment: { postcode: 'BT1 5GS' },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rates and water');
    expect(cards()).toEqual(['Rates', 'Water']);
    expect(card('Rates').getByText('Land & Property Services')).toBeVisible();
    expect(card('Water').getByText(/^In Northern Ireland homes/)).toHaveTextContent(
      'In Northern Ireland homes get no bill for water. You do not need to set it up.',
    );
    expect(card('Water').queryByRole('radio')).not.toBeInTheDocument();
    await expectNoViolations(container);
    await submit();
    expect(sentChoices(runtime)).toEqual([{ council: 2, water: 2, version: 1 }]);
  });

  it('explain that no authority could be identified, where to find it, and report no completed service [COUNCIL-06] [COUNCIL-07]', async () => {
    const { runtime, container } = await showCouncil({ services: councilServicesIn.unknown });
    const council = card('Council Tax');
    expect(council.getByText("Unfortunately we couldn't identify the local council for your new home.")).toBeVisible();
    expect(council.getByRole('link')).toHaveAttribute('href', 'https://www.gov.uk/find-local-council');
    expect(council.getByText('We also send you this link by email.')).toBeVisible();
    const water = card('Water');
    expect(water.getByText("Unfortunately we couldn't identify the water company for your new home.")).toBeVisible();
    expect(water.getByText('We also send you this by email.')).toBeVisible();
    expect(screen.queryByText('Here is who to tell that you are moving in.')).not.toBeInTheDocument();
    await expectNoViolations(container);
    await submit();
    expect(sentChoices(runtime)).toEqual([{ council: 2, water: 2, version: 1 }]);
    expect(runtime.recorded.events).toEqual([]);
  });

  it('promise no email to a mover without an email address', async () => {
    await showCouncil({ services: councilServicesIn.unknown, enrolment: { emailAddress: null } });
    expect(card('Council Tax').getByRole('link')).toBeVisible();
    expect(screen.queryByText(/by email/)).not.toBeInTheDocument();
  });

  it('are combined where one authority serves both, and mandatory when either is', async () => {
    const services: CouncilServices = {
      ...councilServicesIn.bedford,
      water: {
        billing: 'OWN_BILL',
        companies: councilServicesIn.bedford.water.companies.map((company) => ({
          ...company,
          name: 'Bedford Borough Council',
        })),
      },
    };
    await showCouncil({ services, enrolment: { ...mandatory, councilOfferedStatus: 3, councilIsMandatory: false } });
    expect(cards()).toEqual(['Council Tax & Water']);
    expect(screen.getByText('Your agent has to notify them.')).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
