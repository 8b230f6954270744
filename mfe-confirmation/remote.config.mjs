export default { name: 'confirmation', kind: 'required', contract: '^1.1.0' };
