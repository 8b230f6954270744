const swc = (jsc) => ({ sourceMaps: 'inline', module: { type: 'commonjs' }, jsc: { target: 'es2022', ...jsc } });

/** swc's options for React, and for packages without decorators. */
export const typescript = swc({
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' } },
});

/** swc's options for the API, whose decorators need metadata. */
export const nest = swc({
  parser: { syntax: 'typescript', decorators: true },
  transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  keepClassNames: true,
});
