import { remoteConfig } from '../dev/build/remote.mjs';

export default remoteConfig({
  dir: import.meta.dirname,
  name: 'energy',
  kind: 'optional',
  routes: [
    '/enrolment/energy/usage',
    '/enrolment/energy/list',
    '/enrolment/energy/details/:supplier/:priceId',
    '/enrolment/energy/signup/:supplier?/:priceId?',
    '/enrolment/energy/payment/:supplier?/:priceId?',
  ],
});
