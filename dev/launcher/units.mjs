const COMMON = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.node.json', 'tsconfig.web.json'];
const PAGES = [...COMMON, 'contract', 'ui', 'dev/build', 'shell/package.json'];

/** A webpack build of one folder, as its package.json says. */
const webpackUnit = (name, inputs) => ({
  name,
  inputs: [...inputs, name],
  output: `${name}/dist`,
  program: 'npm',
  words: ['run', '--silent', 'build', '-w', name],
});

/** Everything that is built: what it is made from, what it makes, and how. */
export const UNITS = [
  {
    name: 'code',
    inputs: [
      ...COMMON,
      'contract',
      'api',
      'dev/package.json',
      'dev/tsconfig.json',
      'dev/assets',
      'dev/crm-site',
      'dev/embedded-mongo',
      'dev/partner-site',
      'dev/sandbox',
    ],
    output: 'api/dist',
    program: 'tsc',
    words: ['-b', 'contract', 'dev', 'api'],
  },
  webpackUnit('shell', PAGES),
  webpackUnit('mfe-onboarding', PAGES),
  webpackUnit('mfe-energy', PAGES),
  webpackUnit('mfe-entertainment', PAGES),
  webpackUnit('mfe-council-water', PAGES),
  webpackUnit('mfe-confirmation', PAGES),
  webpackUnit('mfe-telephony', PAGES),
  webpackUnit('embed-snippet', [...COMMON, 'contract', 'dev/build']),
];

/** The folders of the journeys that are published as remotes. */
export const REMOTES = [
  'mfe-onboarding',
  'mfe-energy',
  'mfe-entertainment',
  'mfe-council-water',
  'mfe-confirmation',
  'mfe-telephony',
];
