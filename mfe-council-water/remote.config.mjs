export default { name: 'council-water', kind: 'optional', contract: '^1.0.0' };
