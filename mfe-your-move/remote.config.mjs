export default { name: 'your-move', kind: 'optional', contract: '^1.18.0', firstSteps: ['your-move'] };
