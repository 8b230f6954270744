import { ApiError, firstYearEndpoints, networkProblem, type FirstYear } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFirstYear, aMissingRow, anEmptyYear, aYear, aYearRow, withCouncilTax } from '../testing/first-year';
import { aBroadbandOrder, anOrder, answerOrders, renderYourMove } from '../testing/orders';

function renderYear(data: FirstYear | (() => never) = aFirstYear(), ...rest: Parameters<typeof renderYourMove> | []) {
  const [orders = [anOrder()], facts, options] = rest;
  const rendered = renderYourMove(orders, facts, options);
  rendered.runtime.answer(firstYearEndpoints.firstYear, typeof data === 'function' ? data : () => data);
  return rendered;
}

const section = async () => within(await screen.findByRole('region', { name: 'Your first year' }));
const table = async () => (await section()).findByRole('table', { name: 'What your home will cost, by month' });
const rowsOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const textOf = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');

describe('the first year', () => {
  it('shows total, period, and prices with their dates [ORDER-80] [ORDER-81] [ORDER-82]', async () => {
    const { container } = renderYear();
    const year = await section();
    expect(await year.findByText('December 2026 to November 2027')).toBeVisible();
    expect(year.getByText('£2,599.88')).toBeVisible();
    expect(year.getByText('in the first year, council tax not included')).toBeVisible();
    expect(year.getByText(/^£213\.99 a month until/)).toHaveTextContent(
      '£213.99 a month until 31 Mar 2027, £217.99 from 01 Apr 2027',
    );
    await expectNoViolations(container);
  });

  it('has a table with the same amounts, which add up, and the missing one as text [ORDER-81] [ORDER-82] [ORDER-83]', async () => {
    renderYear();
    expect(rowsOf(await table())).toEqual([
      ['£ a month', 'Dec to Mar', 'Apr to Nov', 'Whole year'],
      ['Broadband', '28.99', '32.99', '379.88'],
      ['Water', '44.00', '44.00', '528.00'],
      ['Council tax', '', '', 'Not added yet'],
      ['Gasestimate', '68.70', '68.70', '824.40'],
      ['Electricity', '72.30', '72.30', '867.60'],
      ['Total', '213.99', '217.99', '2,599.88'],
    ]);
  });

  it('draws a bar for each month from £0, with estimates hatched [ORDER-83]', async () => {
    const { container } = renderYear();
    await table();
    const picture = container.querySelector('.picture');
    expect(picture).toHaveAttribute('aria-hidden', 'true');
    const months = [...(picture?.children ?? [])].map((month) => [...month.querySelectorAll<HTMLElement>('i')]);
    expect(months).toHaveLength(12);
    expect(months[0]?.map(({ classList }) => classList.contains('hatched'))).toEqual([false, false, true, false]);
    // Heights are shares of the highest month, £217.99.
    const heights = months[4]?.map(({ style }) => Number.parseFloat(style.height)) ?? [];
    expect(heights.reduce((sum, height) => sum + height, 0)).toBeCloseTo(100);
    expect(heights[0]).toBeCloseTo((3299 / 21_799) * 100);
  });

  it('states where the amounts come from', async () => {
    renderYear({ ...withCouncilTax(), extras: ['£9.99 set-up fee', '£30.00 for HeatCover'] });
    const year = await section();
    expect(
      await year.findByText(/^Council tax is an estimate for band D, from the average in England in 2025 to 2026\./),
    ).toBeVisible();
    expect(
      year.getByText('One-off payments are not included: £9.99 set-up fee and £30.00 for HeatCover.'),
    ).toBeVisible();
  });

  it('offers no bills in Northern Ireland, and names the rates as not included [ORDER-84]', async () => {
    const { container } = renderYear({
      ...anEmptyYear({ country: 'Northern Ireland', councilTaxAverage: null }),
      year: aYear([aYearRow('broadband', 2899), aMissingRow('energy')], [{ from: '2026-12-01', amount: 2899 }]),
    });
    const year = await section();
    expect(await year.findByText('in the first year, energy and rates not included')).toBeVisible();
    expect(year.getByText(/you pay rates in place of council tax/)).toBeVisible();
    expect(year.queryByRole('button')).not.toBeInTheDocument();
    await expectNoViolations(container);
  });

  it('offers the form without any cost [ORDER-84]', async () => {
    const { container } = renderYear(anEmptyYear());
    const year = await section();
    expect(await year.findByRole('heading', { name: 'There are no costs yet' })).toBeVisible();
    expect(year.getByRole('heading', { name: 'Add council tax and water' })).toBeVisible();
    expect(year.queryByText(/£\d/)).not.toBeInTheDocument();
    await expectNoViolations(container);
  });

  it('waits for the move-in date', async () => {
    const { container } = renderYear(aFirstYear({ year: null }), [anOrder()], { moveInDate: null });
    const year = await section();
    expect(await year.findByRole('heading', { name: 'Your first year starts with your move' })).toBeVisible();
    expect(year.getByRole('link', { name: 'Go to your move plan' })).toHaveAttribute(
      'href',
      expect.stringContaining('/enrolment/move-plan'),
    );
    await expectNoViolations(container);
  });

  it('offers another attempt after a failure', async () => {
    const user = userEvent.setup({ delay: null });
    const { container, runtime } = renderYear(() => {
      throw new ApiError(networkProblem);
    });
    const year = await section();
    const again = await year.findByRole('button', { name: /Try again/ });
    await expectNoViolations(container);
    runtime.answer(firstYearEndpoints.firstYear, () => aFirstYear());
    await user.click(again);
    expect(await year.findByText('£2,599.88')).toBeVisible();
  });

  it('follows the orders [ORDER-80]', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = renderYear(aFirstYear(), [anOrder(), aBroadbandOrder()]);
    const year = await section();
    expect(await year.findByText('£2,599.88')).toBeVisible();
    runtime.answer(firstYearEndpoints.firstYear, () =>
      aFirstYear({ year: aYear([aMissingRow('broadband'), aYearRow('energy', 14_100)]) }),
    );
    answerOrders(runtime, [anOrder(), aBroadbandOrder({ status: 'cancelled' })]);
    await user.click(screen.getByRole('button', { name: 'Check for news' }));
    expect(await year.findByText('£1,692.00')).toBeVisible();
    expect(year.getByText('in the first year, broadband not included')).toBeVisible();
  });
});

describe('the bars of a year', () => {
  it('have the text of the table in their place for screen readers [ORDER-81]', async () => {
    renderYear();
    expect(textOf(await table())).toContain('2,599.88');
    expect((await section()).queryByRole('img')).not.toBeInTheDocument();
  });
});
