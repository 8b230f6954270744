import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { base } from './base.mjs';
import { compileHint } from './compile-hint.mjs';
import { CssDefaultPlugin } from './css-default.plugin.mjs';
import { ReplacedModulesPlugin } from './replaced-modules.plugin.mjs';
import { federationRuntime as runtimeCore, packageOf, sharedLibraries, sharedModulesFiles } from './shared-modules.mjs';
import { builderOf, commitOf, versionOf } from './provenance.mjs';
import { ShellAssetsPlugin } from './shell-assets.plugin.mjs';
import { runtimeVersionFile, ShellRecordPlugin } from './shell-record.plugin.mjs';
import { TokensPlugin } from './tokens.plugin.mjs';

const publicPath = '/react-tenant-portal/';

/** The lazy chunks that documents name if their page needs them first. */
export const lazyParts = ['landing', 'host'];

/** Removes support of servers, manifests and Node's environment from the federation runtime: records already hold entry and global name. */
export const federationDefinitions = {
  ENV_TARGET: JSON.stringify('web'),
  'typeof process': JSON.stringify('undefined'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  FEDERATION_OPTIMIZE_NO_IMPORT_CHECK: true,
};

/** Generates the shell's list of provided modules. Fails if there is no such file. */
export const sharedLibrariesRule = {
  resource: createRequire(import.meta.url).resolve('../shell/src/journeys/shared-libraries.ts'),
  use: fileURLToPath(import.meta.resolve('./shared-libraries.loader.mjs')),
};

/** Keeps about 4 kB of the federation runtime that the shell never uses out of the first download (docs/decisions/0036). */
const federationPlugins = (dir) => [
  new webpack.DefinePlugin({
    ...federationDefinitions,
    FEDERATION_OPTIMIZE_NO_REMOTE: false,
    FEDERATION_OPTIMIZE_NO_SHARED: false,
  }),
  new ReplacedModulesPlugin({
    from: dir,
    replacements: [
      { module: runtimeCore, file: 'dist/plugins/snapshot/SnapshotHandler.js', by: 'without-manifests.mjs' },
      { module: runtimeCore, file: 'dist/utils/preload.js', by: 'without-preload.mjs' },
      { module: '@module-federation/error-codes', file: 'dist/desc.mjs', by: 'without-error-descriptions.mjs' },
      { module: runtimeCore, file: 'dist/utils/semver/index.js', by: 'caret-ranges.mjs' },
      { module: '@module-federation/sdk', file: 'dist/dom.js', by: 'script-loading.mjs' },
    ].map((replacement) => ({ ...replacement, by: join(dir, 'federation', replacement.by) })),
  }),
];

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
  const shared = base({ dir, configFiles: [import.meta.filename, runtimeVersionFile, ...sharedModulesFiles] });
  return {
    ...shared,
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
    module: { rules: [...shared.module.rules, sharedLibrariesRule] },
    optimization: { ...shared.optimization, splitChunks: { cacheGroups: libraryChunks } },
    plugins: [
      ...shared.plugins,
      compileHint(),
      new CssDefaultPlugin(),
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
      new ShellRecordPlugin({
        origin: { version: versionOf(dir), commit: commitOf(dir), builder: builderOf(process.env) },
      }),
    ],
  };
}

/** npm runs the build in the shell's folder. */
export default () => shellConfig(process.cwd());
