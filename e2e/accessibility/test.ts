import { test as base } from '../fixtures/test.js';
import { Audit } from './audit.js';

export const test = base.extend<{ readonly audit: Audit }>({
  audit: async ({ page }, provide, info) => {
    const audit = new Audit(page);
    await provide(audit);
    await audit.attachTo(info);
  },
});
