import { validationErrors } from '../testing';
import { pinRequestSchema, remoteBuildSchema } from './registry.schema';

const hash = `sha384-${'A'.repeat(64)}`;
const shared = {
  react: '^19.3.1',
  'react/jsx-runtime': '^19.3.1',
  'react-dom': '^19.3.1',
  'react-dom/client': '^19.3.1',
};
const build = {
  name: 'energy',
  version: '1.4.0',
  contract: '^1.0.0',
  global: 'hm_energy_1_4_0',
  entry: 'entry.js',
  shared,
  files: { 'entry.js': hash, 'app.js': hash },
  firstChunks: ['app.js'],
  firstShared: [],
  routes: ['/enrolment/energy/usage'],
  kind: 'optional',
};

const lazyPage = { routes: ['/enrolment/energy/list'], chunks: ['app.js'], shared: [] };

describe('a build’s record', () => {
  it.each([
    {},
    { version: '1.4.0-beta.1' },
    { version: '0.0.0-0.0a.-1' },
    { routes: [] },
    { publishedBy: 'build', publishedAt: '2026-11-20' },
    { shared: { ...shared, jotai: '^2.20.3', '@module-federation/runtime-core': '^2.9.2' }, firstShared: ['jotai'] },
    { firstShared: undefined },
    { lazyPages: [lazyPage], runsEarly: true },
    { endpoints: ['GET /api/v1/addresses/:postcode', 'POST /api/v2/otp/request', 'GET /api/partner/v1/moves'] },
    { sizes: { 'app.js': 41_200 } },
  ])('with %j is accepted', (change) =>
    expect(validationErrors(remoteBuildSchema, { ...build, ...change })).toEqual({}),
  );

  it('ignores publisher and time, which the registry sets', () => {
    expect(remoteBuildSchema.parse({ ...build, publishedBy: 'me', publishedAt: 'now' })).toEqual(build);
  });

  const { react: _react, ...withoutReact } = shared;
  it.each([
    [{ name: 'gas' }, { name: 'must be the name of a journey' }],
    [{ version: '1.4' }, { version: 'must be an exact version, for example 1.4.0' }],
    [{ version: '^1.4.0' }, { version: 'must be an exact version, for example 1.4.0' }],
    [{ version: '01.4.0' }, { version: 'must be an exact version, for example 1.4.0' }],
    [{ version: '1.4.00' }, { version: 'must be an exact version, for example 1.4.0' }],
    [{ version: '1.4.0-beta.01' }, { version: 'must be an exact version, for example 1.4.0' }],
    [{ version: '1.4.0-' }, { version: 'must be an exact version, for example 1.4.0' }],
    [{ version: '1.4.0+5' }, { version: 'must be an exact version, for example 1.4.0' }],
    [{ contract: '>=1.0.0' }, { contract: 'must be a caret range, for example ^1.0.0' }],
    [{ global: 'hm-energy' }, { global: 'must be letters, digits and underscores' }],
    [{ entry: 'other.js' }, { entry: 'has no hash in files' }],
    [{ entry: '../entry.js' }, { entry: "must be a file's path below the version's folder" }],
    [{ firstChunks: ['app.js', 'late.js'] }, { firstChunks: 'has no hash in files' }],
    [
      { files: { ...build.files, 'late.js': 'sha384-short' } },
      { 'files.late.js': 'must be sha384- and 64 characters of base64' },
    ],
    [{ files: { ...build.files, 'late.js': '' } }, { 'files.late.js': 'must be sha384- and 64 characters of base64' }],
    [
      { files: { ...build.files, '../x.js': hash } },
      { 'files.../x.js': "must be a file's path below the version's folder" },
    ],
    [{ shared: { ...shared, '../x': '^2.0.0' } }, { 'shared.../x': 'must be the name of a module' }],
    [{ firstShared: ['jotai'] }, { firstShared: 'names a module that is not in shared' }],
    [{ lazyPages: [{ ...lazyPage, chunks: ['late.js'] }] }, { lazyPages: 'has no hash in files' }],
    [{ lazyPages: [{ ...lazyPage, shared: ['jotai'] }] }, { lazyPages: 'names a module that is not in shared' }],
    [{ lazyPages: [{ ...lazyPage, routes: ['list'] }] }, { 'lazyPages.0.routes.0': 'must begin with /' }],
    [{ shared: { ...withoutReact, react: '*' } }, { 'shared.react': 'must be a caret range, for example ^1.0.0' }],
    [{ shared: withoutReact }, { shared: 'must contain react, react/jsx-runtime, react-dom and react-dom/client' }],
    [{ routes: ['enrolment'] }, { 'routes.0': 'must begin with /' }],
    [
      { endpoints: ['GET https://elsewhere.example/'] },
      { 'endpoints.0': 'must be an API call, for example GET /api/v1/addresses/:postcode' },
    ],
    [{ sizes: { '../x.js': 1 } }, { 'sizes.../x.js': "must be a file's path below the version's folder" }],
    [{ kind: 'loud' }, { kind: 'must be required, optional or silent' }],
  ])('with %j is rejected', (change, messages) => {
    expect(validationErrors(remoteBuildSchema, { ...build, ...change })).toEqual(messages);
  });
});

describe('the size of a build', () => {
  const numbered = (count: number, name: string, value: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}-${index}`, value]));
  const errorsWith = (files: number, modules: number) =>
    validationErrors(remoteBuildSchema, {
      ...build,
      files: { ...build.files, ...numbered(files, 'chunk', hash) },
      shared: { ...shared, ...numbered(modules, 'library', '^1.0.0') },
    });

  it('is at most 200 files, and 50 modules of the shell', () => {
    expect(errorsWith(198, 46)).toEqual({});
    expect(errorsWith(199, 46)).toEqual({ files: 'must be 200 files at most' });
    expect(errorsWith(198, 47)).toEqual({ shared: 'must be 50 modules at most' });
  });
});

describe('a pin', () => {
  it.each(['all', { partner: 'oakwood' }, { brand: 'oakwood-students' }, { brand: 'oakwood', branch: 12 }])(
    'may apply to %j',
    (scope) => expect(validationErrors(pinRequestSchema, { name: 'energy', version: '1.4.0', scope })).toEqual({}),
  );

  it('is removed by null', () => {
    expect(validationErrors(pinRequestSchema, { name: 'energy', version: null, scope: 'all' })).toEqual({});
  });

  it.each([
    undefined,
    'everybody',
    {},
    { branch: 12 },
    { brand: 'oakwood', partner: 'oakwood' },
    { brand: 'oakwood', branch: '12' },
  ])('cannot apply to %j', (scope) =>
    expect(validationErrors(pinRequestSchema, { name: 'energy', version: '1.4.0', scope })).toEqual({
      scope: "must be 'all', { partner }, { brand } or { brand, branch }",
    }),
  );

  it('requires an exact version', () => {
    expect(validationErrors(pinRequestSchema, { name: 'energy', version: '^1.4.0', scope: 'all' })).toEqual({
      version: 'must be an exact version, for example 1.4.0',
    });
  });
});
