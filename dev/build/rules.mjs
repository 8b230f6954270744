import { fileURLToPath } from 'node:url';

const require_ = (path) => fileURLToPath(import.meta.resolve(path));

/** TypeScript and JSX by swc; no helper library, the browsers of the house read ES2022. */
const typescript = ({ target, hot }) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: require_('swc-loader'),
    options: {
      jsc: {
        target,
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: false, refresh: hot } },
      },
    },
  },
});

/** CSS modules as constructable sheets: the same in a document, a shadow root and a lazy chunk. Custom properties keep their names. */
const cssModules = {
  test: /\.module\.css$/,
  type: 'css/module',
  parser: { exportType: 'css-style-sheet', dashedIdents: false },
  // Words compress where hashes do not; the bundle's name keeps two remotes of one document apart.
  generator: { localIdentName: '[uniqueName]-[id]-[local]' },
  use: fileURLToPath(new URL('./css-whitespace.mjs', import.meta.url)),
};

const endpoints = {
  test: /[\\/]contract[\\/]src[\\/]endpoints[\\/].*\.endpoints\.ts$/,
  use: fileURLToPath(new URL('./endpoint-words.mjs', import.meta.url)),
};

/** Loaders run from the last rule to the first. `hot`: components can be exchanged while they run. */
export const rules = ({ target = 'es2022', hot = false } = {}) => [typescript({ target, hot }), cssModules, endpoints];

/** Packages of ours are read from their source. */
export const resolve = { extensions: ['.tsx', '.ts', '.js', '.mjs'], conditionNames: ['source', '...'] };
