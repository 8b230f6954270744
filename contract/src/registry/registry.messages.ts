/** Validation messages of records and pins, for the person who publishes. */
export const registryMessages = {
  name: 'must be the name of a journey',
  version: 'must be an exact version, for example 1.4.0',
  contract: 'must be a caret range, for example ^1.0.0',
  global: 'must be letters, digits and underscores',
  path: "must be a file's path below the version's folder",
  hash: 'must be sha384- and 64 characters of base64',
  tooMany: 'must be 200 files at most',
  notListed: 'has no hash in files',
  shared: 'must contain react, react/jsx-runtime, react-dom and react-dom/client',
  module: 'must be the name of a module',
  tooManyModules: 'must be 50 modules at most',
  notShared: 'names a module that is not in shared',
  route: 'must begin with /',
  kind: 'must be required, optional or silent',
  scope: "must be 'all', { partner }, { brand } or { brand, branch }",
} as const;
