import { remoteConfig } from '../dev/build/remote.mjs';

export default remoteConfig({
  dir: import.meta.dirname,
  name: 'onboarding',
  routes: ['/pending/personal-details', '/enrolment/moving-details'],
});
