import { entertainmentEndpoints } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPackage, aRollingPackage, someAddOns } from '../testing/broadband-packages';
import { refused, renderEntertainment } from '../testing/entertainment-runtime';
import { acceptOrders, atSignup, confirmed, consent, orders, rowOf } from '../testing/signup';

const withAddOns = aPackage({
  addOns: someAddOns,
  pricing: {
    monthlyPricing: { ...aPackage().pricing.monthlyPricing, pricingOffers: [{ numberOfMonths: 3, price: 2499 }] },
  },
});
const addOn = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}, `) });
const order = () => userEvent.click(screen.getByRole('button', { name: 'Order' }));

describe('the add-ons of a package', () => {
  it('are offered with their prices, none ticked in advance', async () => {
    const { container } = renderEntertainment(atSignup(withAddOns));
    await consent();
    expect(screen.getByRole('group', { name: 'Add to your package' })).toBeVisible();
    expect(addOn('Static address')).toHaveAccessibleName(/^Static address, £5\.00 a month/);
    expect(addOn('Static address')).toHaveAccessibleDescription('The same address on the internet every day');
    expect(addOn('Static address')).not.toBeChecked();
    expect(addOn('Call screening')).not.toBeChecked();
    await expectNoViolations(container);
  });

  it('raise every cost on the page, and are announced', async () => {
    renderEntertainment(atSignup(withAddOns));
    await consent();
    await userEvent.click(addOn('Static address'));
    await userEvent.click(addOn('Call screening'));
    expect(rowOf('Each month')).toHaveTextContent(
      '£32.49 for the first 3 months, then £36.49 until 31 Mar 2027, £40.49 from 01 Apr 2027, £44.49 from 01 Apr 2028',
    );
    expect(rowOf('Of that, add-ons')).toHaveTextContent('Static address, £5.00 a monthCall screening, £2.50 a month');
    expect(rowOf('First year')).toHaveTextContent('£469.88');
    expect(rowOf('Whole contract')).toHaveTextContent('£987.76');
    expect(rowOf('Average a month')).toHaveTextContent('£41.16');
    expect(screen.getByText('The whole contract now costs £987.76.')).toBeInTheDocument();
    await userEvent.click(addOn('Call screening'));
    expect(rowOf('Whole contract')).toHaveTextContent('£927.76');
  });

  it('raise the first month of a rolling contract, and are announced with it', async () => {
    renderEntertainment(atSignup(aRollingPackage({ sourceId: 'ht', addOns: someAddOns })));
    await consent();
    await userEvent.click(addOn('Static address'));
    expect(rowOf('First month')).toHaveTextContent('£63.99');
    expect(screen.getByText('The first month now costs £63.99.')).toBeInTheDocument();
  });

  it('are ordered with the total that the page shows', async () => {
    const runtime = atSignup(withAddOns);
    acceptOrders(runtime);
    renderEntertainment(runtime);
    await userEvent.click(await consent());
    await userEvent.click(addOn('Static address'));
    await order();
    await waitFor(() => expect(runtime.recorded.navigations).toEqual(confirmed));
    expect(orders(runtime)).toMatchObject([{ input: { body: { total: 92776, addOns: ['static-ip'] } } }]);
  });

  it('keeps chosen add-ons across a reload, except add-ons no longer offered', async () => {
    const runtime = atSignup(withAddOns);
    const first = renderEntertainment(runtime);
    await consent();
    await userEvent.click(addOn('Static address'));
    await userEvent.click(addOn('Call screening'));
    first.unmount();
    runtime.answer(entertainmentEndpoints.package, () => ({ ...withAddOns, addOns: someAddOns.slice(0, 1) }));
    renderEntertainment(runtime);
    await consent();
    expect(addOn('Static address')).toBeChecked();
    expect(rowOf('Whole contract')).toHaveTextContent('£927.76');
  });

  it('includes add-ons in a changed price, and names one that is no longer offered', async () => {
    const runtime = atSignup(withAddOns);
    runtime.answer(entertainmentEndpoints.selectPackage, () => refused('CONFLICT'));
    renderEntertainment(runtime);
    await userEvent.click(await consent());
    await userEvent.click(addOn('Static address'));
    await userEvent.click(addOn('Call screening'));
    runtime.answer(entertainmentEndpoints.package, () => ({ ...withAddOns, addOns: someAddOns.slice(1) }));
    await order();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Static address is no longer available. The price has changed since you opened this page: it was £987.76 over the contract and is £867.76 now. Check it, and carry on if you still want it.',
    );
    acceptOrders(runtime);
    await order();
    await waitFor(() => expect(orders(runtime)).toHaveLength(2));
    expect(orders(runtime)[1]).toMatchObject({ input: { body: { total: 86776, addOns: ['call-screening'] } } });
  });

  it('are not offered where the package has none, as on a provider’s own site', async () => {
    renderEntertainment(atSignup(aRollingPackage()));
    await consent();
    expect(screen.queryByRole('group', { name: 'Add to your package' })).not.toBeInTheDocument();
  });
});
