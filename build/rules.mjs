import { fileURLToPath } from 'node:url';

const loader = (specifier) => fileURLToPath(import.meta.resolve(specifier));

/** TypeScript and JSX by swc, without a helper library: the supported browsers run ES2022. */
const typescript = ({ target, hot }) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: loader('swc-loader'),
    options: {
      jsc: {
        target,
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: false, refresh: hot } },
      },
    },
  },
});

/** CSS modules as constructable sheets, which work alike in a document, a shadow root and a lazy chunk. Custom properties keep their names. */
const cssModules = {
  test: /\.module\.css$/,
  type: 'css/module',
  parser: { exportType: 'css-style-sheet', dashedIdents: false },
  // Readable names compress better than hashes; the bundle's name keeps two remotes of one document apart.
  generator: { localIdentName: '[uniqueName]-[id]-[local]' },
  use: loader('./css-minimizer.loader.mjs'),
};

/** webpack applies them from last to first. `hot` makes components replaceable at run time. */
export const rules = ({ target = 'es2022', hot = false } = {}) => [typescript({ target, hot }), cssModules];

/** Resolves the project's own packages to their source. */
export const resolve = { extensions: ['.tsx', '.ts', '.js', '.mjs'], conditionNames: ['source', '...'] };
