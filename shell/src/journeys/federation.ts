import { createInstance } from '@module-federation/runtime';
import { faultCodes, type RemoteRecord } from '@home-move/contract';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import { pendingScripts, releaseDocumentScripts } from './document-scripts';
import { RemoteFault } from './fault';
import type { GuardScript } from './guard-script';
import type { KnownFiles } from './known-files';
import { shareLibraries } from './library-shares';
import { provideFederationRuntime } from './provided-runtime';
import { sharedLibraries } from './shared-libraries';

/** Fetches a remote's code; `attempt` counts from 0, and each attempt bypasses earlier ones. */
export type FetchRemote = (record: RemoteRecord, attempt: number) => Promise<unknown>;

/** Longer than the pipeline's own timeout, which applies first. */
const scriptTimeoutMs = 20_000;

/** The shell provides these four eagerly to every remote, at its own exact version, so that there is one React. */
const provided = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': ReactDom,
  'react-dom/client': ReactDomClient,
};

const shared = Object.fromEntries(
  Object.entries(provided).map(([name, module]) => [
    name,
    {
      version: React.version,
      lib: () => module,
      shareConfig: { singleton: true, eager: true, requiredVersion: React.version },
    },
  ]),
);

/** The guarded federation runtime: scripts load only from registry records, with their hashes. */
export function createFederation(files: KnownFiles, guard: GuardScript): FetchRemote {
  provideFederationRuntime();
  const federation = createInstance({
    name: 'hm_shell',
    remotes: [],
    shared,
    plugins: [
      {
        name: 'hm-guard',
        createScript({ url }) {
          if (!files.find(url)) throw new RemoteFault(faultCodes.unknownFile, url);
          const script = document.createElement('script');
          guard(script, url);
          return { script, timeout: scriptTimeoutMs };
        },
      },
    ],
  });
  shareLibraries(federation, sharedLibraries);

  return (record, attempt) => {
    files.add(record);
    files.startAttempt(record, attempt);
    // A retry needs a new name and URL, and the earlier container must be removed: the runtime would reuse each of them,
    // including a script that still hangs.
    const isFirst = attempt === 0;
    // Chunk loaders wait for the document's pending scripts, so those scripts are guarded too; a retry needs new ones.
    for (const script of pendingScripts(document)) if (files.find(script.src)) guard(script, script.src);
    if (!isFirst) releaseDocumentScripts(document);
    const name = isFirst ? record.global : `${record.global}_${attempt}`;
    if (!isFirst) Reflect.set(globalThis, record.global, undefined);
    const entry = files.find(record.entry);
    if (!entry) throw new RemoteFault(faultCodes.unknownFile, record.name);
    federation.registerRemotes([{ name, entry: entry.url, entryGlobalName: record.global, type: 'var' }]);
    return federation.loadRemote(`${name}/app`);
  };
}
