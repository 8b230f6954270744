import { energyContact } from './energy-contacts';

it.each([
  ['MK40 2QT', 'Citizens Advice', '0808 223 1133'],
  ['BT1 5GS', 'the Consumer Council', '0800 121 6022'],
  ['JE2 3AB', undefined, undefined],
])('for a home in %s, the contact is %s', (postcode, name, phone) => {
  expect(energyContact(postcode)?.name).toBe(name);
  expect(energyContact(postcode)?.phone).toBe(phone);
});
