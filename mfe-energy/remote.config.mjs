export default {
  name: 'energy',
  kind: 'optional',
  contract: '^1.1.0',
  firstSteps: ['energy-usage'],
};
