import { remoteFolders } from '../../build/remotes.mjs';

const COMMON = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.node.json', 'tsconfig.web.json'];
const PAGES = [...COMMON, 'contract', 'ui', 'build'];

/** A webpack build of one folder, by the script in its package.json. */
const webpackUnit = (name, inputs) => ({
  name,
  inputs: [...inputs, name],
  output: `${name}/dist`,
  program: 'npm',
  args: ['run', '--silent', 'build', '-w', name],
});

/** Everything that `npm run build` builds: name, inputs, output and command. */
export const BUILD_UNITS = [
  {
    name: 'code',
    inputs: [
      ...COMMON,
      'contract',
      'api',
      'dev/package.json',
      'dev/tsconfig.json',
      'dev/agency-site',
      'dev/assets',
      'dev/crm-site',
      'dev/partner-site',
      'dev/sandbox',
      'embedded-mongo',
    ],
    output: 'api/dist',
    program: 'tsc',
    args: ['-b', 'contract', 'embedded-mongo', 'dev', 'api'],
  },
  webpackUnit('shell', PAGES),
  ...remoteFolders().map((folder) => webpackUnit(folder, PAGES)),
  webpackUnit('embed-snippet', [...COMMON, 'contract', 'build']),
  webpackUnit('embed-react', [...COMMON, 'build']),
  webpackUnit('host-runtime', [...COMMON, 'contract', 'build']),
];
