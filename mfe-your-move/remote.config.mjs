export default { name: 'your-move', kind: 'optional', contract: '^1.1.0', firstSteps: ['your-move'] };
