export default { name: 'onboarding', kind: 'required', contract: '^1.2.0' };
