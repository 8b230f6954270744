import { serviceTitle } from '../service/service.texts';
import { isInNorthernIreland, isInEnergyMarket } from './postcode-area';

describe('the area of a postcode', () => {
  it.each<[string | null, boolean, boolean]>([
    ['BT1 5GS', true, false],
    ['GY1 1AA', false, false],
    ['JE2 3AB', false, false],
    ['IM1 1AE', false, false],
    ['MK40 2QT', false, true],
    ['B29 6BD', false, true],
    ['EH3 9QN', false, true],
    [null, false, true],
  ])('%s: in Northern Ireland %s, in the energy market %s', (postcode, inNorthernIreland, inMarket) => {
    expect(isInNorthernIreland(postcode)).toBe(inNorthernIreland);
    expect(isInEnergyMarket(postcode)).toBe(inMarket);
  });
});

it('names rates instead of council tax in Northern Ireland, and every service by its own title elsewhere [CONF-08]', () => {
  expect(serviceTitle('council', 'BT1 5GS')).toBe('Rates');
  expect(serviceTitle('council', 'MK40 2QT')).toBe('Council Tax');
  expect(serviceTitle('council', null)).toBe('Council Tax');
  expect(serviceTitle('water', 'BT1 5GS')).toBe('Water');
});
