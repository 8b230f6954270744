import { matchPath, type RegistryResolution, type RemoteRecord } from '@home-move/contract';
import type { ShellTemplate } from '../shell-build/shell-template.js';
import type { DocumentPath } from './document-path.js';

/** A script that a document names, so that it arrives before the shell requests it. */
export interface DocumentScript {
  readonly href: string;
  /** Null for the shell's own scripts, which are requested without crossorigin. */
  readonly integrity: string | null;
  /**
   * Whether it can run as soon as it arrives: it then only registers modules, and the shell runs them later. Older
   * entries need the shell's federation runtime at once.
   */
  readonly runsEarly: boolean;
}

/** Address of a file of a remote. */
type FileUrl = (remote: RemoteRecord, file: string) => string;

/**
 * The scripts that the page at a path needs first: the scripts of its remote, and of the side panel in the telephony
 * portal, their shared libraries, and the shell's own chunks.
 */
export function documentScripts(
  requested: DocumentPath,
  { remotes }: RegistryResolution,
  { provided, chunks }: Pick<ShellTemplate, 'provided' | 'chunks'>,
  fileUrl: FileUrl,
): readonly DocumentScript[] {
  const { below, portal } = requested;
  const shown = remotes.find(({ routes }) => routes.some((route) => matchPath(route, below)));
  const panel = portal === 'telephony' ? remotes.find(({ name }) => name === 'telephony') : undefined;
  const needed = [shown, panel].filter((remote) => remote !== undefined);
  const libraries = needed.flatMap((remote) => [
    ...remote.firstShared,
    ...lazyPagesAt(remote, below).flatMap(({ shared }) => shared),
  ]);
  const own = [...libraries.flatMap((name) => provided[name]?.files ?? []), ...shellChunksAt(requested, chunks)];
  return [
    ...needed.flatMap((remote) => scriptsOf(remote, below, fileUrl)),
    ...[...new Set(own)].map((href) => ({ href, integrity: null, runsEarly: true })),
  ];
}

function lazyPagesAt({ lazyPages = [] }: RemoteRecord, below: string) {
  return lazyPages.filter(({ routes }) => routes.some((route) => matchPath(route, below)));
}

function scriptsOf(remote: RemoteRecord, below: string, fileUrl: FileUrl): readonly DocumentScript[] {
  const base = fileUrl(remote, '');
  const entry = remote.entry.slice(base.length);
  const chunks = [...remote.firstChunks, ...lazyPagesAt(remote, below).flatMap((pages) => pages.chunks)];
  return [entry, ...chunks].flatMap((file) => {
    const integrity = remote.files[file];
    return integrity === undefined
      ? []
      : [{ href: `${base}${file}`, integrity, runsEarly: file !== entry || remote.runsEarly === true }];
  });
}

function shellChunksAt({ below, portal, context }: DocumentPath, { landing, host }: ShellTemplate['chunks']) {
  return [...(portal === 'tenant' && below === '/' ? landing : []), ...(context === 'hosted' ? [] : host)];
}
