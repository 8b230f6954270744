import { remoteConfig } from '../dev/build/remote.mjs';

export default remoteConfig({
  dir: import.meta.dirname,
  name: 'council-water',
  routes: ['/enrolment/council-services-upfront', '/enrolment/council-services'],
  kind: 'optional',
});
