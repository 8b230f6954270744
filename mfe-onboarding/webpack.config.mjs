import { remoteConfig } from '../dev/build/remote.mjs';

export default remoteConfig({
  dir: import.meta.dirname,
  name: 'onboarding',
  routes: [
    '/onboarding/verify/:token',
    '/pending/personal-details/unpopulated/:token',
    '/pending/personal-details',
    '/enrolment/moving-details',
  ],
});
