export default {
  name: 'energy',
  kind: 'optional',
  contract: '^1.0.0',
};
