export default {
  name: 'energy',
  kind: 'optional',
  contract: '^1.6.0',
  firstSteps: ['energy-usage'],
};
