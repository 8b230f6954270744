import { expectNoViolations } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import { aBroadbandOrder, anOrder, rejected, renderYourMove } from '../testing/orders';

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent.replaceAll('\u00A0', ' ')));

describe('the cost to leave early', () => {
  it('lists each contract, on the last day to cancel and after six, twelve and twenty-four months [ORDER-85]', async () => {
    const unknown = { when: 6, on: '2027-06-03', cost: null } as const;
    const { container } = renderYourMove([anOrder(), aBroadbandOrder({ leaving: [unknown] })]);
    expect(rowsOf(await screen.findByRole('table', { name: 'Cost to leave early' }))).toEqual([
      ['When you leave', 'Electricity and gas', 'Broadband'],
      ['On the last day to cancel', '£0.0002 Dec 2026', 'Not stated'],
      ['After 6 months', '£100.0002 Jun 2027', 'Not stated03 Jun 2027'],
      ['After 12 months', '£0.0002 Dec 2027', 'Not stated'],
      ['After 24 months', '£0.0002 Dec 2028', 'Not stated'],
    ]);
    await expectNoViolations(container);
  });

  it('is not shown without a contract', async () => {
    renderYourMove([rejected(anOrder({ leaving: [] }), 'other')]);
    await screen.findAllByRole('article');
    expect(screen.queryByRole('table', { name: 'Cost to leave early' })).not.toBeInTheDocument();
  });
});
