export default { name: 'confirmation', kind: 'required', contract: '^1.0.0' };
