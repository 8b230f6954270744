import { anAddOn } from '@home-move/contract/testing';
import { anOffer } from './offer.builder.js';
import { withoutAddOnsOf } from './secondary-offer.js';

const greener = anAddOn({ identifier: 'GOGN' });
const cover = anAddOn({ identifier: 'COVER' });
const app = anAddOn({ identifier: 'APP' });

it.each([
  ['add-ons of its own', [], [cover, app]],
  ['add-ons that electricity does not offer', [app], [cover]],
  ['no add-ons', [cover, app], []],
])('leaves the gas tariff of mixed meters %s, and never the greener upgrade [LIST-13]', (_, offered, addOnsData) => {
  const electricity = anOffer({ energyType: 'Electric', addOnsData: offered });
  const gas = anOffer({ energyType: 'Gas', addOnsData: [greener, cover, app] });
  const { tariff } = withoutAddOnsOf([electricity], gas);
  expect(tariff).toMatchObject({ addOnsData, addOnsAvailable: addOnsData.length > 0 });
});
