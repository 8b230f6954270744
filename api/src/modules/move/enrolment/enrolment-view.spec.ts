import { FakeClock } from '../../../../test/support/fake-clock.js';
import { testEnvironment } from '../../../../test/support/test-env.js';
import { readEnv } from '../../../config/env.js';
import { anEnrolmentRecord, aMeter, aSupply } from './enrolment-record.builder.js';
import { EnrolmentView } from './enrolment-view.js';

const view = new EnrolmentView(new FakeClock(), { ...readEnv(testEnvironment()), NAMED_SUPPLIER: 'Fernway' });
const supply = aSupply(aMeter({ supplierName: 'Glimmer' }), aMeter({ supplierName: 'Fernway' }));

it.each<[string, string | null, string, object]>([
  ['its own named supplier', 'Glimmer', 'Glimmer', { supplyElec: true, supplyGas: false }],
  ["the environment's named supplier if it has none", null, 'Fernway', { supplyElec: false, supplyGas: true }],
])('shows an enrolment with %s', (_, namedSupplier, shown, supplied) => {
  const record = anEnrolmentRecord({ namedSupplier, supply });
  expect(view.of(record)).toMatchObject({ namedSupplier: shown, ovoSupplyStatus: supplied });
  expect(view.facts(record).namedSupplier).toBe(shown);
});
