import { createHash } from 'node:crypto';
import { shellRecordSchema, type shellDocumentFiles, type ShellRecord } from '@home-move/contract';
import * as z from 'zod';

const hashedName = /\.[0-9a-f]{8,}\.\w+(\.LICENSE\.txt)?$/;

/** Whether the name of a file contains a hash of its content, so that one folder can hold the files of all versions. */
export const isHashedName = (name: string): boolean => hashedName.test(name);

/** The placeholders in the shell's template. */
export const placeholders = {
  root: '<html lang="en-GB" data-brand="default" data-mode="light" data-context="hosted">',
  head: '<!--hm:head-->',
  boot: '<!--hm:boot-->',
  start: '<div id="hm-root"></div>',
} as const;

/** The content of an inline element. */
export interface Inlined {
  readonly text: string;
  /** For the policy. */
  readonly hash: string;
}

/** A module that the shell provides to remotes. */
export interface ProvidedModule {
  readonly version: string;
  /** Addresses of the scripts that hold it. */
  readonly files: readonly string[];
}

/** What documents and the registry need of a build of the shell. */
export interface ShellTemplate {
  readonly version: string;
  /** Versions of the runtime contract that it provides to remotes. */
  readonly runtimes: readonly string[];
  readonly html: string;
  readonly tokens: Inlined;
  /** The script of the tenant portal's documents, which requests the app token before the shell is loaded. */
  readonly script: Inlined;
  /** Modules that the shell provides to remotes; React and the federation runtime have no separate files. */
  readonly provided: Readonly<Record<string, ProvidedModule>>;
  /** Addresses of the scripts of lazy parts that some documents need first. */
  readonly chunks: Readonly<Record<ShellChunk, readonly string[]>>;
}

/** The landing page, and the connection of a frame to its host. */
export type ShellChunk = 'landing' | 'host';

const addresses = z.array(z.string().startsWith('/'));

export const shellAssets = z.object({
  chunks: z.object({ landing: addresses, host: addresses }),
  provided: z.record(z.string(), z.object({ version: z.string().regex(/^\d+\.\d+\.\d+$/), files: addresses })),
});

/** The texts of the files that documents are made of, by name. */
export type ShellTexts = Readonly<Record<(typeof shellDocumentFiles)[number], string>>;

/** Parses the files of a build. Throws an Error that names a file that is no part of a document. */
export function shellTemplate({ version, runtimes }: ShellRecord, texts: ShellTexts): ShellTemplate {
  const { provided, chunks } = shellAssets.parse(JSON.parse(texts['assets.json']));
  return {
    version,
    runtimes,
    html: withPlaceholders(texts['index.html']),
    tokens: inlined(texts['tokens.css'], 'style'),
    script: inlined(texts['document.js'], 'script'),
    provided,
    chunks,
  };
}

/** The record that a build wrote. Throws an Error for anything else. */
export const readShellRecord = (text: string): ShellRecord => shellRecordSchema.parse(JSON.parse(text));

function withPlaceholders(html: string): string {
  for (const placeholder of Object.values(placeholders)) {
    if (!html.includes(placeholder)) throw new Error(`it lacks ${placeholder}`);
  }
  return html;
}

/** The content of an inline element, with its hash. */
export function inlined(text: string, element: 'style' | 'script'): Inlined {
  if (text.toLowerCase().includes(`</${element}`)) throw new Error(`it would end its own ${element} element`);
  return { text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}

/** What a record lacks that its files refer to: field → message. A document would name files that do not exist. */
export function incompleteRecord(
  { files, provided }: ShellRecord,
  { html, chunks, provided: inAssets }: ShellTemplate,
): Readonly<Record<string, string>> {
  const inHtml = [...html.matchAll(/(?:src|href)="(\/react-tenant-portal\/[^"]+\.js)"/g)].map(([, path = '']) => path);
  const inLists = [...chunks.landing, ...chunks.host, ...Object.values(inAssets).flatMap((module) => module.files)];
  const missing = [...inHtml, ...inLists]
    .map((path) => path.replace(/^\/[^/]+\//, ''))
    .filter((name) => !Object.hasOwn(files, name) || !isHashedName(name));
  const differs = Object.entries(inAssets).some(([module, { version }]) => provided[module] !== version);
  return {
    ...(missing.length > 0 && {
      files: `lacks scripts that documents name, with a hash in the name: ${missing.join(', ')}`,
    }),
    ...(differs && { provided: 'differs from assets.json' }),
  };
}
