import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { consumedModules } from './shared-libraries.plugin.mjs';
import { federationRuntime, reactModules, sharedLibraries, sharedRange } from './shared-modules.mjs';
import { usedEndpoints } from './used-endpoints.mjs';

/** The chunk group of the pages that a remote loads together. */
const sharedPages = 'pages';

/** The chunk group of a lazy page: its own, or the one that it shares with others; undefined if there is neither. */
const chunkOf = (step, { namedChunkGroups }) => [step, sharedPages].find((name) => namedChunkGroups.has(name));

const isLibrary = (module) => Object.hasOwn(sharedLibraries, module);

/** Writes `remote.json`, the registry's record of this build: its files, their hashes and sizes, its routes and API calls. */
export class RemoteRecordPlugin {
  /**
   * `record` holds the fields that do not depend on the output; `firstScreen` names the chunk group to preload; `lazySteps`
   * lists the other pages: step id → path. A remote without its own federation runtime needs the shell's. `otherFiles` matches the names
   * of scripts in the output folder that another build has written.
   */
  constructor({ firstScreen, record, hasOwnRuntime, lazySteps, otherFiles }) {
    this.firstScreen = firstScreen;
    this.record = record;
    this.hasOwnRuntime = hasOwnRuntime;
    this.lazySteps = lazySteps;
    this.otherFiles = otherFiles;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RemoteRecord', (compilation) => {
      compilation.hooks.afterChunks.tap('RemoteRecord', () => (this.endpoints = usedEndpoints(compilation)));
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'RemoteRecord', stage }, () => {
        const missing = [...this.lazySteps.keys()].filter((step) => !chunkOf(step, compilation));
        if (missing.length > 0) {
          const message = `No chunk holds the page of ${missing.join(', ')}: name the chunk like the step by webpackChunkName, or "${sharedPages}" if it holds several pages; list the pages of the first screen in firstSteps of remote.config.mjs.`;
          compilation.errors.push(new webpack.WebpackError(message));
          return;
        }
        const json = JSON.stringify(this.complete(compilation), null, 2);
        compilation.emitAsset('remote.json', new webpack.sources.RawSource(`${json}\n`));
      });
    });
  }

  complete(compilation) {
    const { name, version, contract, global, routes, kind, commit, builder } = this.record;
    const [entry] = compilation.namedChunks.get(global).files;
    const contents = this.contents(compilation);
    return {
      name,
      version,
      contract,
      global,
      entry,
      files: this.hashes(contents),
      ...this.firstFiles(compilation),
      ...(!this.hasOwnRuntime && { runsEarly: true }),
      lazyPages: this.lazyFiles(compilation),
      shared: this.sharedRanges(compilation),
      routes,
      kind,
      endpoints: this.endpoints,
      sizes: this.sizes(contents),
      commit,
      builder,
      publishedBy: 'build',
      publishedAt: new Date().toISOString(),
    };
  }

  /** The content of each script by name, and of its variants: this build's, and the other files. */
  contents(compilation) {
    const own = compilation.getAssets().map(({ name, source }) => [name, source.buffer()]);
    return new Map([...this.otherContents(compilation.outputOptions.path), ...own]);
  }

  otherContents(folder) {
    if (!this.otherFiles || !existsSync(folder)) return [];
    const names = readdirSync(folder).filter((name) => this.otherFiles.test(name.replace(/\.br$/, '')));
    return names.map((name) => [name, readFileSync(join(folder, name))]);
  }

  hashes(contents) {
    return Object.fromEntries(
      [...contents]
        .filter(([name]) => name.endsWith('.js'))
        .map(([name, content]) => [name, `sha384-${createHash('sha384').update(content).digest('base64')}`]),
    );
  }

  /** Bytes of each script as brotli, by name. */
  sizes(contents) {
    const compressed = [...contents].filter(([name]) => name.endsWith('.js.br'));
    return Object.fromEntries(compressed.map(([name, content]) => [name.replace(/\.br$/, ''), content.length]));
  }

  /** The scripts of a chunk group, and the shared libraries that they consume. */
  filesOf(compilation, group) {
    const { chunks } = compilation.namedChunkGroups.get(group);
    const scripts = chunks.flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js'));
    return { chunks: scripts, shared: consumedModules(compilation, chunks).filter(isLibrary) };
  }

  firstFiles(compilation) {
    const { chunks, shared } = this.filesOf(compilation, this.firstScreen);
    return { firstChunks: chunks, firstShared: shared };
  }

  /** Without the files of the first screen. */
  lazyFiles(compilation) {
    const { firstChunks, firstShared } = this.firstFiles(compilation);
    const routesOf = new Map();
    for (const [step, path] of this.lazySteps) {
      const group = chunkOf(step, compilation);
      routesOf.set(group, [...(routesOf.get(group) ?? []), path]);
    }
    return [...routesOf].map(([group, routes]) => {
      const { chunks, shared } = this.filesOf(compilation, group);
      return {
        routes,
        chunks: chunks.filter((file) => !firstChunks.includes(file)),
        shared: shared.filter((library) => !firstShared.includes(library)),
      };
    });
  }

  sharedRanges(compilation) {
    const libraries = consumedModules(compilation, [...compilation.chunks]).filter(isLibrary);
    const modules = [...reactModules, ...libraries, ...(this.hasOwnRuntime ? [] : [federationRuntime])];
    return Object.fromEntries(modules.map((module) => [module, sharedRange(module)]));
  }
}
