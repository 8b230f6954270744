import { remoteConfig } from '../dev/build/remote.mjs';

export default remoteConfig({
  dir: import.meta.dirname,
  name: 'confirmation',
  routes: ['/enrolment/product-selection', '/enrolment/confirmation'],
});
