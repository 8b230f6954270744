import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { base } from './base.mjs';
import { packageOf, sharedLibraries, sharedModulesFiles } from './shared-modules.mjs';
import { ShellAssetsPlugin } from './shell-assets.plugin.mjs';
import { TokensPlugin } from './tokens.plugin.mjs';

const publicPath = '/react-tenant-portal/';

/** The chunks that documents name where they are needed first. */
export const lazyParts = ['landing', 'host'];

/** Removes from the federation runtime what servers and manifests need: records already hold entry and global name. */
export const federationDefinitions = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  FEDERATION_OPTIMIZE_NO_IMPORT_CHECK: true,
};

/** Keeps what the shell never uses of the federation runtime out of the first download: about 3 kB. */
const federationPlugins = (dir) => [
  new webpack.DefinePlugin({
    ...federationDefinitions,
    FEDERATION_OPTIMIZE_NO_REMOTE: false,
    FEDERATION_OPTIMIZE_NO_SHARED: false,
  }),
  new webpack.NormalModuleReplacementPlugin(
    /\/snapshot\/SnapshotHandler\.js$/,
    join(dir, 'federation', 'without-manifests.mjs'),
  ),
  new webpack.NormalModuleReplacementPlugin(/\/utils\/preload\.js$/, join(dir, 'federation', 'without-preload.mjs')),
  new webpack.NormalModuleReplacementPlugin(/\/semver\/index\.js$/, join(dir, 'federation', 'caret-ranges.mjs')),
  new webpack.NormalModuleReplacementPlugin(/\/utils\/logger\.js$/, join(dir, 'federation', 'errors.mjs')),
  new webpack.NormalModuleReplacementPlugin(/\/dom\.js$/, join(dir, 'federation', 'script-loading.mjs')),
  new webpack.NormalModuleReplacementPlugin(/\/desc\.mjs$/, join(dir, 'federation', 'error-names.mjs')),
];

/** Methods of the federation runtime that only hosts with manifests, eager consumers and replaced remotes call: about 1 kB. */
const unusedMethods = [
  { folder: 'remote', methods: ['preloadRemote', 'removeRemote', 'initRawContainer'] },
  { folder: 'shared', methods: ['loadShareSync'] },
].map(({ folder, methods }) => ({
  test: new RegExp(`[\\\\/]runtime-core[\\\\/]dist[\\\\/]${folder}[\\\\/]index\\.js$`),
  use: { loader: join(import.meta.dirname, 'unused-methods.loader.mjs'), options: { methods } },
}));

/** Pages of the shell use these libraries too. Each stays in one file, because a second request would delay a first screen. */
const libraryChunks = Object.fromEntries(
  ['react-hook-form', 'zod/mini'].map((module) => [
    module,
    {
      chunks: 'async',
      name: `shared-${sharedLibraries[module].chunk}`,
      test: new RegExp(`[\\\\/]node_modules[\\\\/]${packageOf(module)}[\\\\/]`),
      enforce: true,
    },
  ]),
);

/**
 * webpack's configuration of the shell: React and the federation runtime eager in one file, rarely opened pages as chunks,
 * and for the server the template of the document, with the script that it inlines.
 */
export function shellConfig(dir) {
  const shared = base({ dir, configFiles: [import.meta.filename, ...sharedModulesFiles] });
  return {
    ...shared,
    module: { ...shared.module, rules: [...shared.module.rules, ...unusedMethods] },
    entry: { shell: './src/main.ts', document: { import: './src/document-script.ts', filename: 'document.js' } },
    output: {
      path: join(dir, 'dist'),
      clean: true,
      uniqueName: 'hm_shell',
      publicPath,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      chunkLoadTimeout: 6000,
    },
    optimization: { ...shared.optimization, splitChunks: { cacheGroups: libraryChunks } },
    plugins: [
      ...shared.plugins,
      ...federationPlugins(dir),
      // The template names the script: browsers give a deferred one a low priority, but the first screen waits for it.
      new HtmlWebpackPlugin({
        template: './index.html',
        favicon: './src/icon.svg',
        chunks: ['shell'],
        inject: false,
        minify: { collapseWhitespace: true, removeComments: false },
      }),
      new TokensPlugin({
        file: join(dir, '..', 'ui', 'src', 'tokens', 'tokens.css'),
        start: join(dir, 'src', 'layout', 'start.css'),
        publicPath,
      }),
      new ShellAssetsPlugin({ publicPath, chunks: lazyParts }),
    ],
  };
}

/** npm runs the build in the shell's folder. */
export default () => shellConfig(process.cwd());
