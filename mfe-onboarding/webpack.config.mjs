import { remoteConfig } from '../dev/build/remote.mjs';

export default remoteConfig({
  dir: import.meta.dirname,
  name: 'onboarding',
  routes: [
    '/onboarding/verify/:token',
    '/onboarding/address',
    '/onboarding/contact',
    '/onboarding/code',
    '/onboarding/confirm',
    '/onboarding/edit/:key',
    '/pending/personal-details/unpopulated/:token',
    '/pending/confirm-details/:confirmToken?',
    '/pending/contact-details',
    '/pending/personal-details',
    '/enrolment/moving-details',
  ],
});
