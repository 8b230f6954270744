import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nest, typescript as typescriptOptions } from './build/jest/swc-options.mjs';
import { readManifest, remoteFolders } from './build/remotes.mjs';

// One Jest project a folder; a sparse checkout has some of the folders. swc compiles to CommonJS; contract and ui are read from source (the `source` export condition).
const swc = (options) => ['@swc/jest', options];
const typescript = swc(typescriptOptions);

/** Loads what API specs import once per worker. */
const native = '<rootDir>/api/test/jest/native.transform.mjs';

const base = (name) => ({
  displayName: name,
  rootDir: import.meta.dirname,
  runtime: '<rootDir>/build/jest/once-per-worker.runtime.mjs',
  roots: [`<rootDir>/${name}`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.cache/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.cache/'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
});

const node = (name, more = {}) => ({
  ...base(name),
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  testMatch: ['**/*.spec.ts'],
  transform: { '\\.[cm]?[jt]sx?$': typescript },
  ...more,
});

const web = (name) => ({
  ...base(name),
  testEnvironment: '<rootDir>/ui/src/testing/jsdom.environment.mjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  setupFilesAfterEnv: ['<rootDir>/ui/src/testing/jest.setup.ts'],
  transform: { '\\.[cm]?[jt]sx?$': typescript },
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/ui/src/testing/css-module.stub.cjs',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
});

/** The specs of a remote run within the contract range of its manifest. */
const remote = async (name) => {
  const { contract } = await readManifest(join(import.meta.dirname, name));
  return { ...web(name), globals: { remoteContractRange: contract } };
};

/** The specs of the React wrapper, with the React in a folder of packages. Apps have one of these versions. */
const withReact = (reactMajor, folder) => {
  const project = web('embed-react');
  return {
    ...project,
    displayName: reactMajor === 19 ? 'embed-react' : `embed-react-${reactMajor}`,
    globals: { reactMajor },
    // Testing Library and the renderer get the same React as the wrapper.
    moduleNameMapper: { ...project.moduleNameMapper, '^(react|react-dom)(/.*)?$': `${folder}/$1$2` },
  };
};

const isCheckedOut = ({ roots: [folder] }) => existsSync(folder.replace('<rootDir>', import.meta.dirname));

export default {
  // Whole pages with axe, and the application with its database: generous, for machines that do other things too.
  testTimeout: 60_000,
  // A worker keeps part of every spec file's modules. Restarting it beats collecting garbage in 3 GB.
  workerIdleMemoryLimit: '1200MB',
  projects: [
    node('contract'),
    web('ui'),
    web('shell'),
    ...(await Promise.all(remoteFolders().map(remote))),
    // Reads the host page's computed styles, which jsdom resolves with its whole style sheet.
    { ...web('embed-snippet'), testEnvironment: 'jsdom' },
    withReact(19, '<rootDir>/node_modules'),
    withReact(18, '<rootDir>/embed-react/node_modules'),
    web('host-runtime'),
    node('build'),
    node('deploy'),
    node('dev', {
      // These have no CommonJS.
      transformIgnorePatterns: ['/node_modules/(?!pixelmatch/|@actions/)'],
      moduleNameMapper: {
        ...base('dev').moduleNameMapper,
        '^(@actions/[\\w-]+)$': '<rootDir>/node_modules/$1/dist/index.js',
        '^(@actions/[\\w-]+)/(\\w+)$': '<rootDir>/node_modules/$1/dist/$2.js',
      },
    }),
    node('embedded-mongo'),
    node('api', {
      testEnvironment: '<rootDir>/api/test/jest/native.environment.mjs',
      transform: {
        '/node_modules/': native,
        '/(api/src|contract/src|dev|embedded-mongo/src)/(?!.*\\.spec\\.ts$).*\\.[cm]?[jt]sx?$': native,
        '\\.tsx$': typescript,
        '\\.[cm]?[jt]s$': swc(nest),
      },
      // Jest loads its own packages through the same transforms.
      transformIgnorePatterns: ['/node_modules/@?jest'],
    }),
    node('docs'),
    node('lint'),
  ].filter(isCheckedOut),
};
