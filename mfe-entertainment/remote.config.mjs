export default { name: 'entertainment', kind: 'optional', contract: '^1.0.0' };
