export default { name: 'partners', kind: 'optional', contract: '^1.14.0' };
