import { splitAddress } from './address-lines';

const linesOf = (address: string) => {
  const { houseNameOrNumber, street, secondLine, town } = splitAddress(`${address}, TR1 2HE`, 'TR1 2HE');
  return [houseNameOrNumber, street, secondLine, town];
};

it.each([
  ['14 Castle Road, Truro', ['14', 'Castle Road', '', 'Truro']],
  ['14a Castle Road, Truro', ['14a', 'Castle Road', '', 'Truro']],
  ['Flat 3, 14 Castle Road, Truro', ['Flat 3, 14', 'Castle Road', '', 'Truro']],
  ['Castle Bakery, Castle Road, Truro', ['Castle Bakery', 'Castle Road', '', 'Truro']],
  ['Flat 2, Rose House, Castle Road, Truro', ['Flat 2, Rose House', 'Castle Road', '', 'Truro']],
  ['3 River Walk, Malpas, Truro', ['3', 'River Walk', 'Malpas', 'Truro']],
  ['Castle Road', ['', 'Castle Road', '', '']],
])('splits %s into house, street, second line and town', (address, lines) => {
  expect(linesOf(address)).toEqual(lines);
});

it('keeps house and street together as one line', () => {
  expect(splitAddress('Flat 3, 14 Castle Road, Truro, TR1 2HE', 'TR1 2HE').streetLine).toBe('Flat 3, 14 Castle Road');
});
