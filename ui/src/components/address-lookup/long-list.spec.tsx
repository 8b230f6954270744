import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoViolations } from '../../testing/examples';
import { KeptLookup } from './address-lookup.examples';

const flats = Array.from({ length: 100 }, (_, place) => ({
  addressKey: `key-${place + 1}`,
  simpleAddress: `Flat ${place + 1}, 1 Dock Road, London, E14 7TW`,
}));
const onSelect = jest.fn();
const scrolledTo: (string | null)[] = [];

beforeEach(() => {
  onSelect.mockReset();
  scrolledTo.length = 0;
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function keep(this: Element, how) {
    if (typeof how === 'object' && how.block === 'nearest') scrolledTo.push(this.textContent);
  });
});
afterEach(() => jest.restoreAllMocks());

const rows = () => within(screen.getByRole('listbox')).queryAllByRole('option');
const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return rows().find((row) => row.id === id)?.textContent ?? null;
};
const said = () =>
  screen
    .getAllByRole('status')
    .map((place) => place.textContent)
    .join('');

async function opened() {
  const user = userEvent.setup({ delay: null });
  const { container } = render(<KeptLookup postcode="E14 7TW" options={flats} onSelect={onSelect} />);
  await user.click(screen.getByRole('combobox', { name: 'Address' }));
  return { user, container };
}

describe('a list of 100 addresses', () => {
  it('says how many there are, and is there for readers whole', async () => {
    const { container } = await opened();

    expect(said()).toBe('100 of 100 addresses match. Use the up and down keys to choose.');
    expect(rows()).toHaveLength(100);
    await expectNoViolations(container);
  });

  it('is walked by the arrow keys, each row named to readers and scrolled into view', async () => {
    const { user } = await opened();

    await user.keyboard('{ArrowDown>25/}');
    expect(active()).toBe('Flat 25, 1 Dock Road, London, E14 7TW');
    expect(scrolledTo).toHaveLength(25);
    expect(scrolledTo.at(-1)).toBe('Flat 25, 1 Dock Road, London, E14 7TW');

    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenLastCalledWith('key-25');
    expect(screen.getByRole('combobox')).toHaveFocus();
  });

  it('has its last row one key away, and its first one key further', async () => {
    const { user } = await opened();

    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('Flat 100, 1 Dock Road, London, E14 7TW');
    expect(scrolledTo).toEqual(['Flat 100, 1 Dock Road, London, E14 7TW']);
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Flat 1, 1 Dock Road, London, E14 7TW');
  });

  it('is narrowed by typing, told each time, and chosen from with two more keys', async () => {
    const { user } = await opened();

    await user.keyboard('flat 97');
    expect(rows().map((row) => row.textContent)).toEqual(['Flat 97, 1 Dock Road, London, E14 7TW']);
    expect(said()).toBe('1 of 100 addresses matches. Use the up and down keys to choose.');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenLastCalledWith('key-97');
  });

  it('leaves Home and End to the text in the box, as the pattern has it', async () => {
    const { user } = await opened();
    const box = screen.getByRole<HTMLInputElement>('combobox');

    await user.keyboard('lat 5{Home}F');
    expect(box).toHaveValue('Flat 5');
    await user.keyboard('{End}0');
    expect(box).toHaveValue('Flat 50');
    expect(rows()).toHaveLength(1);
  });
});
