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

/**
 * CSS modules as texts, which `ui` makes constructable sheets of: these work alike in a document, a shadow root and a lazy chunk.
 * Custom properties keep their names. With the name of a remote, the sheets apply to its elements only (docs/decisions/0046).
 */
const cssModules = ({ remote }) => ({
  test: /\.module\.css$/,
  type: 'css/module',
  parser: { exportType: 'text', dashedIdents: false },
  // Readable names compress better than hashes; the bundle's name keeps two remotes of one document apart.
  generator: { localIdentName: '[uniqueName]-[id]-[local]' },
  use: [
    loader('./css-minimizer.loader.mjs'),
    ...(remote === undefined ? [] : [{ loader: loader('./css-confinement.loader.mjs'), options: { remote } }]),
  ],
});

/**
 * webpack applies them from last to first. `hot` makes components replaceable at run time; `remote` is the name of the remote that
 * is built.
 */
export const rules = ({ target = 'es2022', hot = false, remote } = {}) => [
  typescript({ target, hot }),
  cssModules({ remote }),
];

/** Resolves the project's own packages to their source. */
export const resolve = { extensions: ['.tsx', '.ts', '.js', '.mjs'], conditionNames: ['source', '...'] };
