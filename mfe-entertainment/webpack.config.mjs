import { remoteConfig } from '../dev/build/remote.mjs';

export default remoteConfig({
  dir: import.meta.dirname,
  name: 'entertainment',
  routes: ['/enrolment/entertainment/broadband-list', '/enrolment/entertainment/:provider/signup/:packageId/:sourceId'],
  kind: 'optional',
});
