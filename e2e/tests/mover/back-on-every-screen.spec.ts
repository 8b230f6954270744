import { aMover, type MoverOptions } from '../../support/mover.js';
import { everyJourney, expect, test } from '../../fixtures/test.js';
import { browserBack, ownBack, walkWithBack } from '../../fixtures/walk-with-back.js';
import { pathIn } from '../../support/addresses.js';

interface Walk {
  readonly brand: string;
  readonly what: string;
  readonly mover: MoverOptions;
  /** In npm test. */
  readonly isDefault?: true;
}

const anyHouse = /^\d+ /;

const walks: readonly Walk[] = [
  {
    what: 'energy, and broadband on the provider’s own site',
    brand: 'default',
    mover: { wants: 'all' },
    isDefault: true,
  },
  {
    what: 'mixed meters',
    brand: 'oakwood',
    mover: { home: { postcode: 'B29 6BD', address: anyHouse } },
    isDefault: true,
  },
  {
    what: 'electricity only, with mandatory council tax',
    brand: 'harbour',
    mover: { home: { postcode: 'LS6 1AN', address: anyHouse }, gas: null, wants: ['energy', 'council', 'water'] },
  },
  {
    what: 'energy paid as it is used',
    brand: 'oakwood',
    mover: { home: { postcode: 'M14 5RX', address: anyHouse }, plan: 'Larkfield Pay As You Go', paysAsTheyGo: true },
  },
  { what: 'council and water after product selection', brand: 'meadow', mover: { wants: 'all' } },
  {
    what: 'energy that starts on a chosen day',
    brand: 'default',
    mover: { home: { postcode: 'SW9 8HG', address: anyHouse }, wants: ['energy'] },
  },
  {
    what: 'broadband and rates, without energy, in Northern Ireland',
    brand: 'default',
    mover: { home: { postcode: 'BT1 5GS', address: anyHouse }, wants: ['entertainment', 'council'] },
  },
  {
    what: 'one bill for council tax and water in Scotland',
    brand: 'default',
    mover: { home: { postcode: 'EH3 9QN', address: anyHouse }, wants: ['council', 'water'] },
  },
  {
    what: 'broadband ordered with us',
    brand: 'oakwood',
    mover: { wants: ['entertainment'], package: 'Full Fibre 150' },
  },
  {
    what: 'no move-in date yet',
    brand: 'default',
    mover: { home: { isDateUnknown: true }, wants: ['entertainment', 'council', 'water'] },
  },
];

for (const { brand, what, mover: options, isDefault } of walks) {
  test(
    `keeps everything when a mover goes Back on every screen: ${what}, with ${brand}`,
    { tag: [...(isDefault ? [] : ['@full']), ...everyJourney] },
    async ({ page, journey }) => {
      await page.goto(pathIn(brand, '/'));
      await walkWithBack(journey, aMover(options), { waysBack: [browserBack, ownBack] });
      await expect(journey.confirmation.title).toBeVisible();
    },
  );
}
