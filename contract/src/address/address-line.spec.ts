import { anEnrolment } from '../enrolment/enrolment.builder';
import { formatAddress, formatStreetLine } from './address-line';

it.each([
  ['14', 'Castle Road', '14 Castle Road'],
  ['14a', 'Castle Road', '14a Castle Road'],
  ['Rose Cottage', 'Castle Road', 'Rose Cottage, Castle Road'],
  ['Flat 2, 17', 'Mill Lane', 'Flat 2, 17 Mill Lane'],
  ['Flat 2', 'Mill Lane', 'Flat 2, Mill Lane'],
  ['Rose Cottage', '', 'Rose Cottage'],
])('%s and %s read %s', (houseNameOrNumber, addressLine1, expected) => {
  expect(formatStreetLine({ houseNameOrNumber, addressLine1 })).toBe(expected);
});

it('writes the whole address on one line', () => {
  const { address } = anEnrolment();
  expect(address && formatAddress(address)).toBe('14 Castle Road, Bedford, MK40 2QT');
});
