import type { FaultCode, RemoteRecord } from '@home-move/contract';

/** How to fetch a file of a remote. */
export interface KnownFile {
  readonly integrity: string;
  /** With a query on a retry: a hanging URL recovers only under another one. */
  readonly url: string;
}

/** The files of registry records, by URL; no other file is loaded. */
export interface KnownFiles {
  add(record: RemoteRecord): void;
  /** Starts an attempt: on a retry the record's URLs get a query, and earlier rejections are cleared. */
  startAttempt(record: RemoteRecord, attempt: number): void;
  find(url: string): KnownFile | null;
  /** Records that a file was not executed, because its hash is missing or wrong. */
  reject(url: string, code: FaultCode): void;
  /** Why a file of this record was rejected in the current attempt. */
  readonly rejectionOf: (record: RemoteRecord) => FaultCode | undefined;
}

/** The folder of a record's version: its entry's URL without the file. */
function folderOf({ entry, files }: RemoteRecord): string {
  const file = Object.keys(files).find((name) => entry.endsWith(`/${name}`));
  return file === undefined ? entry : entry.slice(0, -file.length);
}

/** A development server's files change while they are served and have no hashes. A production build drops this. */
const isDevelopment = process.env['NODE_ENV'] === 'development';

const withoutQuery = (url: string) => url.replace(/[?#].*$/, '');

export function createKnownFiles(): KnownFiles {
  const hashes = new Map<string, string>();
  const unhashed: string[] = [];
  const attempts = new Map<string, number>();
  const rejections = new Map<string, FaultCode>();
  return {
    add(record) {
      if (isDevelopment && Object.keys(record.files).length === 0) unhashed.push(record.entry.replace(/[^/]*$/, ''));
      for (const [file, hash] of Object.entries(record.files)) {
        // An empty hash would accept any content.
        if (hash.startsWith('sha384-')) hashes.set(folderOf(record) + file, hash);
      }
    },
    startAttempt(record, attempt) {
      attempts.set(folderOf(record), attempt);
      rejections.delete(folderOf(record));
    },
    find(requested) {
      const url = withoutQuery(requested);
      const integrity = hashes.get(url);
      if (isDevelopment && unhashed.some((folder) => url.startsWith(folder))) return { integrity: '', url };
      if (integrity === undefined) return null;
      const attempt = [...attempts].find(([folder]) => url.startsWith(folder))?.[1] ?? 0;
      return { integrity, url: attempt === 0 ? url : `${url}?hm-try=${attempt}` };
    },
    reject(url, code) {
      const folder = [...attempts.keys()].find((known) => url.startsWith(known));
      if (folder !== undefined) rejections.set(folder, code);
    },
    rejectionOf: (record) => rejections.get(folderOf(record)),
  };
}
