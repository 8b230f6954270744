export default {
  name: 'council-water',
  kind: 'optional',
  contract: '^1.1.0',
  firstSteps: ['council-services-upfront', 'council-services'],
};
