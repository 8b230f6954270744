import { isSameSerialNumber } from './serial-number';

describe('a serial number', () => {
  it.each([
    ['G4A00527141821', 'G4A00527141821', true],
    ['g4a 0052 7141821', 'G4A00527141821', true],
    ['Z18N-402913', 'Z18N 402913', true],
    ['G4A00527141820', 'G4A00527141821', false],
    ['', 'G4A00527141821', null],
    [null, 'G4A00527141821', null],
    ['G4A00527141821', null, null],
  ])('%s is compared with %s in the register: %s [METER-04]', (entered, registered, expected) => {
    expect(isSameSerialNumber(entered, registered)).toBe(expected);
  });
});
