import { aBroadbandOrder, anOrder } from '../testing/orders';
import { orderDates } from './order-dates';

const context = { today: '2026-11-20', moveInDate: '2026-11-27' };
const lines = (...args: Parameters<typeof orderDates>) =>
  orderDates(...args).map(({ day, text, isDone }) => `${day} ${text}${isDone ? ', done' : ''}`);

describe('the dates of an order', () => {
  it('are the order, each report, the move, the start and the first payment', () => {
    const history = [
      { status: 'accepted', at: '2026-11-19T09:00:00.000Z' },
      { status: 'beingSetUp', at: '2026-11-20T08:00:00.000Z' },
    ] as const;
    expect(lines(anOrder({ status: 'beingSetUp', history }), context)).toEqual([
      '2026-11-18 Order sent, done',
      '2026-11-19 Larkfield Energy accepted it, done',
      '2026-11-20 Larkfield Energy began to set it up, done',
      '2026-11-27 You move in',
      '2026-12-02 Start of your electricity and gas',
      '2026-12-15 First payment',
    ]);
  });

  it('are done once their day has passed', () => {
    expect(lines(anOrder({ history: [] }), { ...context, today: '2026-12-03' })).toEqual([
      '2026-11-18 Order sent, done',
      '2026-11-27 You move in, done',
      '2026-12-02 Start of your electricity and gas, done',
      '2026-12-15 First payment',
    ]);
  });

  it('end with an unknown start', () => {
    expect(lines(aBroadbandOrder(), { ...context, moveInDate: null })).toEqual([
      '2026-11-18 Order sent, done',
      'null Start of your broadband',
    ]);
  });

  it('have the reported start in place of the planned one', () => {
    const history = [{ status: 'live', at: '2026-12-01T06:00:00.000Z' }] as const;
    const order = anOrder({ status: 'live', history, firstPaymentOn: null, orderedOn: null });
    expect(lines(order, { today: '2026-12-01', moveInDate: '2026-11-27' })).toEqual([
      '2026-11-27 You move in, done',
      '2026-12-01 Your service went live, done',
    ]);
  });

  it('end with a cancellation', () => {
    const history = [{ status: 'cancelled', at: '2026-11-20T09:00:00.000Z' }] as const;
    expect(lines(anOrder({ status: 'cancelled', history }), context)).toEqual([
      '2026-11-18 Order sent, done',
      '2026-11-20 Order cancelled, done',
    ]);
  });

  it('are days in London', () => {
    const history = [{ status: 'accepted', at: '2027-06-01T23:30:00.000Z' }] as const;
    expect(lines(anOrder({ history, orderedOn: null, startsOn: null, firstPaymentOn: null }), context)).toContain(
      '2027-06-02 Larkfield Energy accepted it, done',
    );
  });
});
