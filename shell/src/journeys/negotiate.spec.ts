import { aRecord } from '../testing/some-boot';
import { negotiate } from './negotiate';

it('refuses a contract range that does not fit, with its code', () => {
  expect(() => negotiate(aRecord({ contract: '^2.0.0' }), '1.0.0')).toThrow('HM-201 energy');
  expect(() => negotiate(aRecord(), '1.0.0')).not.toThrow();
});
