import type { CouncilServices } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mandatory } from '../testing/a-mover.builder';
import { servicesOf } from '../testing/council-services.builder';
import { sent, showCouncil } from '../testing/council-runtime';

const user = userEvent.setup({ delay: null });
const card = (name: string) => within(screen.getByRole('region', { name }));
const cards = () => screen.getAllByRole('region').map((region) => within(region).getByRole('heading').textContent);
const submit = () => user.click(screen.getByRole('button', { name: 'Continue' }));

describe('the cards', () => {
  it('give two companies, two bills and two links where two share the water', async () => {
    await showCouncil({ services: servicesOf.elmbridge });
    expect(card('Water').getByText(/^You get two bills/)).toHaveTextContent(
      'You get two bills: one from Affinity Water for clean water, one from Thames Water for used water.',
    );
    expect(card('Water').getAllByRole('link')).toHaveLength(2);
    expect(card('Water').getAllByRole('radio')).toHaveLength(2);
  });

  it('say which council takes over, and when', async () => {
    await showCouncil({ services: servicesOf.elmbridge });
    expect(card('Council Tax').getByText(/^East Surrey Council/)).toHaveTextContent(
      'East Surrey Council takes over on 01 Apr 2027. From then on, your bills come from them.',
    );
  });

  it('give a council in Wales its Welsh name, marked as such', async () => {
    await showCouncil({ services: servicesOf.cardiff });
    expect(card('Council Tax').getByText('Cyngor Caerdydd')).toHaveAttribute('lang', 'cy');
  });

  it('are one in Scotland, whose answer counts for water as well [COUNCIL-08]', async () => {
    const { runtime, container } = await showCouncil({ services: servicesOf.edinburgh });
    expect(cards()).toEqual(['Council Tax & Water']);
    expect(card('Council Tax & Water').getByText(/^In Scotland/)).toHaveTextContent(
      'In Scotland you pay for water through your council tax. You do not need to set it up.',
    );
    await expectNoViolations(container);
    await user.click(screen.getByRole('radio', { name: /^No, I will sort it out myself/ }));
    await submit();
    expect(sent(runtime)).toEqual([{ council: 3, water: 3 }]);
  });

  it('leave water in Scotland without a question where the brand offers no council tax', async () => {
    const { runtime } = await showCouncil({
      services: servicesOf.edinburgh,
      enrolment: { councilOfferedStatus: 2, councilOptIn: 0 },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Water');
    expect(cards()).toEqual(['Water']);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await submit();
    expect(sent(runtime)).toEqual([{ water: 2 }]);
  });

  it('speak of rates, and of no bill for water, in Northern Ireland', async () => {
    const { runtime, container } = await showCouncil({ services: servicesOf.belfast });
    expect(cards()).toEqual(['Rates', 'Water']);
    expect(card('Rates').getByText('Land & Property Services')).toBeVisible();
    expect(card('Water').getByText(/^In Northern Ireland homes/)).toHaveTextContent(
      'In Northern Ireland homes get no bill for water. You do not need to set it up.',
    );
    expect(card('Water').queryByRole('radio')).not.toBeInTheDocument();
    await expectNoViolations(container);
    await submit();
    expect(sent(runtime)).toEqual([{ council: 2, water: 2 }]);
  });

  it('say that nobody could be identified, and who may know [COUNCIL-07]', async () => {
    const { runtime, container } = await showCouncil({ services: servicesOf.unknown });
    const council = card('Council Tax');
    expect(council.getByText("Unfortunately we couldn't identify the local council for your new home.")).toBeVisible();
    expect(council.getByRole('link')).toHaveAttribute('href', 'https://www.gov.uk/find-local-council');
    const water = card('Water');
    expect(water.getByText("Unfortunately we couldn't identify the water company for your new home.")).toBeVisible();
    expect(screen.queryByText('Here is who to tell that you are moving in.')).not.toBeInTheDocument();
    await expectNoViolations(container);
    await submit();
    expect(sent(runtime)).toEqual([{ council: 2, water: 2 }]);
  });

  it('are one where one authority serves both, mandatory when either is', async () => {
    const services: CouncilServices = {
      ...servicesOf.bedford,
      water: {
        billing: 'OWN_BILL',
        companies: servicesOf.bedford.water.companies.map((one) => ({ ...one, name: 'Bedford Borough Council' })),
      },
    };
    await showCouncil({ services, enrolment: { ...mandatory, councilOfferedStatus: 3, councilIsMandatory: false } });
    expect(cards()).toEqual(['Council Tax & Water']);
    expect(screen.getByText('Your agent has to notify them.')).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
