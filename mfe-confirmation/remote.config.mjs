export default { name: 'confirmation', kind: 'required', contract: '^1.5.0', firstSteps: ['product-selection'] };
