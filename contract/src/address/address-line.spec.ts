import { formatStreetLine, formatAddress } from './address-line';

it.each([
  ['14', 'Castle Road', '14 Castle Road'],
  ['14a', 'Castle Road', '14a Castle Road'],
  ['Rose Cottage', 'Castle Road', 'Rose Cottage, Castle Road'],
  ['Flat 2, 17', 'Mill Lane', 'Flat 2, 17 Mill Lane'],
  ['Flat 2', 'Mill Lane', 'Flat 2, Mill Lane'],
  ['Rose Cottage', '', 'Rose Cottage'],
])('%s and %s read %s', (house, street, expected) => {
  expect(formatStreetLine(house, street)).toBe(expected);
});

it('writes the whole address on one line', () => {
  const address = {
    addressKey: null,
    houseNameOrNumber: '14',
    addressLine1: 'Castle Road',
    addressLine2: '',
    cityTown: 'Bedford',
    postcode: 'MK40 2QT',
    isAbroad: false,
    manualAddress: true,
    isDomestic: true,
  };
  expect(formatAddress(address)).toBe('14 Castle Road, Bedford, MK40 2QT');
});
