import { anEnrolment } from '../enrolment/enrolment.builder';
import type { StorageKey } from '../runtime/runtime-contract';
import { clientFacts } from './client-facts';

const flags = { 'psr-access-granted': true, 'faster-switching': false };

function factsWith(stored: Partial<Record<StorageKey, unknown>>) {
  return clientFacts(anEnrolment(), {
    flags: { get: () => flags as never },
    config: { namedSupplier: 'Larkfield Energy' },
    storage: { get: (key) => stored[key] },
  });
}

it('reads both stored tariffs with their chosen add-ons [NEXT-13]', () => {
  const facts = factsWith({
    energyTariff: { supplierName: 'Glimmer', priceId: 'GT12' },
    energyAddOns: ['APP', 7],
    energySecondaryTariff: { supplierName: 'Larkfield Energy', addOnsData: [{ identifier: 'GOGN' }, null] },
  });
  expect(facts).toMatchObject({
    flags,
    namedSupplier: 'Larkfield Energy',
    tariff: { supplierName: 'Glimmer', addOnIdentifiers: ['APP'] },
    secondaryTariff: { supplierName: 'Larkfield Energy', addOnIdentifiers: ['GOGN'] },
  });
});

it.each([undefined, null, 'Glimmer', {}, { supplierName: 7 }])('reads %j as no tariff', (stored) => {
  expect(factsWith({ energyTariff: stored, energySecondaryTariff: stored })).toMatchObject({
    tariff: null,
    secondaryTariff: null,
  });
});
