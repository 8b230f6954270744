import { ApiError, firstYearEndpoints, networkProblem, type FirstYear } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFirstYear, anEmptyYear, withCouncilTax } from '../testing/first-year';
import { anOrder, renderYourMove } from '../testing/orders';

function renderForm(data: FirstYear, facts: Parameters<typeof renderYourMove>[1] = {}) {
  const rendered = renderYourMove([anOrder()], facts);
  rendered.runtime.answer(firstYearEndpoints.firstYear, () => data);
  rendered.runtime.answer(firstYearEndpoints.saveBills, () => withCouncilTax());
  const sent = () =>
    rendered.runtime.recorded.calls.flatMap(({ method, input }) => (method === 'PUT' ? [input.body] : []));
  return { ...rendered, sent, user: userEvent.setup({ delay: null }) };
}

const section = async () => within(await screen.findByRole('region', { name: 'Your first year' }));
const band = () => screen.findByRole('combobox', { name: 'Council tax band' });
const water = () => screen.getByRole('textbox', { name: 'Water bill of a year, in pounds' });

describe('the form about the bills', () => {
  it('adds a band to the costs, announces the total, and closes [ORDER-84]', async () => {
    const { user, sent, container } = renderForm(aFirstYear());
    expect(await screen.findByRole('heading', { name: 'Add your council tax' })).toBeVisible();
    expect(screen.getByText(/^Bedford Borough Council charges by band\./)).toBeVisible();
    await user.selectOptions(await band(), 'Band D');
    await user.click(screen.getByRole('button', { name: 'Add to my costs' }));
    const year = await section();
    expect(await year.findByText('Saved. £4,879.88 in the first year.')).toBeInTheDocument();
    expect(sent()).toEqual([{ councilTaxBand: 'D', waterBill: '528' }]);
    expect(year.getByRole('heading', { name: 'What your home will cost' })).toHaveFocus();
    expect(year.queryByRole('combobox')).not.toBeInTheDocument();
    await expectNoViolations(container);
  });

  it.each([
    ['England', 'A to H', 8],
    ['Wales', 'A to I', 9],
    ['Scotland', 'A to H', 8],
  ] as const)('offers the bands of %s, %s [ORDER-84]', async (country, bands, count) => {
    renderForm(anEmptyYear({ country }));
    const options = within(await band()).getAllByRole('option');
    expect(options[0]).toHaveTextContent(`Choose a band, ${bands}`);
    expect(options).toHaveLength(count + 1);
  });

  it('sends the water bill as typed, without the sign [ORDER-84]', async () => {
    const { user, sent } = renderForm(anEmptyYear());
    await band();
    await user.type(water(), '£1,234.50');
    await user.click(screen.getByRole('button', { name: 'Add to my costs' }));
    await screen.findByText('£4,879.88');
    expect(sent()).toEqual([{ councilTaxBand: null, waterBill: '1234.50' }]);
  });

  it('shows why an amount is not valid, at its field, and sends nothing [ORDER-84]', async () => {
    const { user, sent, container } = renderForm(anEmptyYear());
    await band();
    await user.type(water(), 'about 500');
    await user.click(screen.getByRole('button', { name: 'Add to my costs' }));
    expect(water()).toHaveFocus();
    expect(water()).toHaveAccessibleDescription(/Enter the water bill of a year in pounds, such as 528 or 528\.50/);
    expect(sent()).toEqual([]);
    await expectNoViolations(container);
    await user.type(water(), '0');
    expect(water()).not.toHaveAccessibleDescription(/Enter the water bill/);
  });

  it('opens again with the stored bills, and removes an amount [ORDER-84]', async () => {
    const { user, sent } = renderForm(withCouncilTax());
    await user.click(await screen.findByRole('button', { name: 'Change the water amount' }));
    expect(screen.getByRole('heading', { name: 'Change council tax and water' })).toHaveFocus();
    expect(await band()).toHaveValue('D');
    expect(water()).toHaveValue('528');
    await user.clear(water());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^Saved\./);
    expect(sent()).toEqual([{ councilTaxBand: 'D', waterBill: null }]);
  });

  it('closes without a change', async () => {
    const { user, sent } = renderForm(withCouncilTax());
    await user.click(await screen.findByRole('button', { name: 'Change the band' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'What your home will cost' })).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('keeps the input when saving fails', async () => {
    const { user, runtime } = renderForm(aFirstYear());
    runtime.answer(firstYearEndpoints.saveBills, () => {
      throw new ApiError(networkProblem);
    });
    await user.selectOptions(await band(), 'Band D');
    await user.click(screen.getByRole('button', { name: 'Add to my costs' }));
    expect(await screen.findByText(networkProblem.title)).toBeVisible();
    expect(await band()).toHaveValue('D');
    runtime.answer(firstYearEndpoints.saveBills, () => withCouncilTax());
    await user.click(screen.getByRole('button', { name: 'Add to my costs' }));
    expect(await screen.findByText('£4,879.88')).toBeVisible();
  });

  it('is not offered once the enrolment is finished', async () => {
    renderForm(aFirstYear(), { closedAt: '2026-11-20T10:00:00.000Z' });
    const year = await section();
    expect(await year.findByText('£2,599.88')).toBeVisible();
    expect(year.queryByRole('button')).not.toBeInTheDocument();
    expect(year.queryByRole('combobox')).not.toBeInTheDocument();
  });
});
