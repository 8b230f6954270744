export default {
  name: 'onboarding',
  kind: 'required',
  contract: '^1.2.0',
  firstSteps: ['onboarding-verify', 'personal-details'],
};
