import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoViolations } from '../../testing/examples';
import { StatefulLookup } from './address-lookup.examples';

const flats = Array.from({ length: 100 }, (_, index) => ({
  addressKey: `key-${index + 1}`,
  simpleAddress: `Flat ${index + 1}, 1 Dock Road, London, E14 7TW`,
}));
const onSelect = jest.fn();
const scrolledTo: (string | null)[] = [];

beforeEach(() => {
  onSelect.mockReset();
  scrolledTo.length = 0;
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function record(this: Element, how) {
    if (typeof how === 'object' && how.block === 'nearest') scrolledTo.push(this.textContent);
  });
});
afterEach(() => jest.restoreAllMocks());

const rows = () => within(screen.getByRole('listbox')).queryAllByRole('option');
const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return rows().find((row) => row.id === id)?.textContent ?? null;
};
const announced = () =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .join('');

async function openList() {
  const user = userEvent.setup({ delay: null });
  const { container } = render(<StatefulLookup postcode="E14 7TW" options={flats} onSelect={onSelect} />);
  await user.click(screen.getByRole('combobox', { name: 'Address' }));
  return { user, container };
}

describe('a list of 100 addresses', () => {
  it('announces its length, and is complete for screen readers', async () => {
    const { container } = await openList();

    expect(announced()).toBe('100 of 100 addresses match. Use the up and down keys to choose.');
    expect(rows()).toHaveLength(100);
    await expectNoViolations(container);
  });

  it('moves by arrow keys, naming each row to screen readers and scrolling it into view', async () => {
    const { user } = await openList();

    await user.keyboard('{ArrowDown>25/}');
    expect(active()).toBe('Flat 25, 1 Dock Road, London, E14 7TW');
    expect(scrolledTo).toHaveLength(25);
    expect(scrolledTo.at(-1)).toBe('Flat 25, 1 Dock Road, London, E14 7TW');

    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenLastCalledWith('key-25');
    expect(screen.getByRole('combobox')).toHaveFocus();
  });

  it('reaches the last row with one key, and the first with the next', async () => {
    const { user } = await openList();

    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('Flat 100, 1 Dock Road, London, E14 7TW');
    expect(scrolledTo).toEqual(['Flat 100, 1 Dock Road, London, E14 7TW']);
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Flat 1, 1 Dock Road, London, E14 7TW');
  });

  it('narrows by typing, announces the matches, and selects with two more keys', async () => {
    const { user } = await openList();

    await user.keyboard('flat 97');
    expect(rows().map((row) => row.textContent)).toEqual(['Flat 97, 1 Dock Road, London, E14 7TW']);
    expect(announced()).toBe('1 of 100 addresses matches. Use the up and down keys to choose.');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenLastCalledWith('key-97');
  });

  it('leaves Home and End to the text of the input, as the ARIA pattern does', async () => {
    const { user } = await openList();
    const box = screen.getByRole<HTMLInputElement>('combobox');

    await user.keyboard('lat 5{Home}F');
    expect(box).toHaveValue('Flat 5');
    await user.keyboard('{End}0');
    expect(box).toHaveValue('Flat 50');
    expect(rows()).toHaveLength(1);
  });
});
