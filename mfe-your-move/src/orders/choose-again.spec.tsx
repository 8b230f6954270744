import { ApiError, problem } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBroadbandOrder, anOrder, orderCard, rejected, renderYourMove } from '../testing/orders';
import { replaces } from './replaced-order';

const user = userEvent.setup({ delay: null });

it.each([
  ['energy', rejected(anOrder(), 'other'), '/enrolment/energy/usage'],
  ['broadband', rejected(aBroadbandOrder(), 'other'), '/enrolment/entertainment/broadband-list'],
])('Choose again opens %s at its first step, with the enrolment as it is now [ORDER-62]', async (kind, order, path) => {
  const { runtime } = renderYourMove([order]);
  const refresh = jest.spyOn(runtime.enrolment, 'refresh').mockResolvedValue(anEnrolment());
  await user.click(await screen.findByRole('button', { name: `Choose ${kind} again` }));
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(runtime.recorded.navigations).toEqual([{ path, replace: false }]);
});

it('a failure stays on the page, and says why', async () => {
  const { runtime } = renderYourMove([rejected(anOrder(), 'other')]);
  jest.spyOn(runtime.enrolment, 'refresh').mockRejectedValue(new ApiError(problem('UNAVAILABLE')));
  await user.click(await screen.findByRole('button', { name: 'Choose energy again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(problem('UNAVAILABLE').title);
  expect(runtime.recorded.navigations).toEqual([]);
});

it('is offered for a cancelled order, and not once the service was ordered again', async () => {
  const cancelled = anOrder({ status: 'cancelled', reference: 'TH-CANCELLED', product: 'Larkfield Flex' });
  renderYourMove([cancelled, aBroadbandOrder()]);
  expect(
    (await orderCard('Electricity and gas: Larkfield Flex')).getByRole('button', { name: /^Choose/ }),
  ).toBeVisible();
});

it('is not offered once the service was ordered again', async () => {
  const old = rejected(anOrder({ reference: 'TH-OLD', product: 'Larkfield Flex' }), 'other');
  renderYourMove([old, anOrder()]);
  const card = await orderCard('Electricity and gas: Larkfield Flex');
  expect(card.queryByRole('button', { name: /^Choose/ })).not.toBeInTheDocument();
  expect(card.getByText('You have done that: the new order is on this page.')).toBeVisible();
});

it.each([
  ['rejected', rejected(anOrder(), 'creditCheck')],
  ['cancelled', anOrder({ status: 'cancelled', leaving: [] })],
])('is not offered for a %s order of a finished enrolment, whose steps are closed', async (_, order) => {
  renderYourMove([order], { closedAt: '2026-11-20T10:00:00.000Z' });
  const card = await orderCard('Electricity and gas: Larkfield Fix 12');
  expect(card.queryByRole('button')).not.toBeInTheDocument();
  expect(card.getByRole('link', { name: '020 7946 0123' })).toBeVisible();
});

it.each([
  ['the same fuels', { service: 'electricity and gas' }, { service: 'electricity and gas' }, true],
  ['one of its fuels', { service: 'gas' }, { service: 'electricity and gas' }, true],
  ['the other fuel of mixed meters', { service: 'gas' }, { service: 'electricity' }, false],
])('an order for %s: replaces an energy order that ended, or not', (_, order, ended, isReplaced) => {
  expect(replaces(anOrder(order), rejected(anOrder(ended), 'other'))).toBe(isReplaced);
  expect(replaces(aBroadbandOrder(), rejected(anOrder(ended), 'other'))).toBe(false);
});
