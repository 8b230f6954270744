export default { name: 'entertainment', kind: 'optional', contract: '^1.1.0', firstSteps: ['broadband-list'] };
