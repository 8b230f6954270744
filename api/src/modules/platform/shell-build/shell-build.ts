import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { ConfigurationError, ENV } from '../../../config/env.js';
import type { Env } from '../../../config/env.js';
import { CachedFile } from '../../../common/files/cached-file.js';
import { serveFiles } from '../../../common/files/serve-files.js';

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

export interface ShellTemplate {
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

const assets = z.object({
  chunks: z.object({ landing: addresses, host: addresses }),
  provided: z.record(z.string(), z.object({ version: z.string().regex(/^\d+\.\d+\.\d+$/), files: addresses })),
});

/** The parts of the shell's build that documents need. */
@Injectable()
export class ShellBuild implements OnModuleInit {
  private readonly html: CachedFile<string>;
  private readonly tokens: CachedFile<Inlined>;
  private readonly script: CachedFile<Inlined>;
  private readonly assets: CachedFile<z.infer<typeof assets>>;

  constructor(@Inject(ENV) private readonly env: Env) {
    const file = (name: string) => join(env.SHELL_DIR, name);
    this.html = new CachedFile(file('index.html'), withPlaceholders);
    this.tokens = new CachedFile(file('tokens.css'), (css) => inlined(css, 'style'));
    this.script = new CachedFile(file('document.js'), (code) => inlined(code, 'script'));
    this.assets = new CachedFile(file('assets.json'), (text) => assets.parse(JSON.parse(text)));
  }

  async onModuleInit(): Promise<void> {
    await this.read().catch((error: Error) => {
      throw new ConfigurationError(`SHELL_DIR holds no build of the shell: ${error.message}`);
    });
  }

  async read(): Promise<ShellTemplate> {
    const [html, tokens, script, { provided, chunks }] = await Promise.all([
      this.html.read(),
      this.tokens.read(),
      this.script.read(),
      this.assets.read(),
    ]);
    return { html, tokens, script, provided, chunks };
  }
}

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

/** Files that the API reads or inlines, and does not serve. */
const internalFiles = new Set(['index.html', 'tokens.css', 'document.js', 'assets.json']);

/** Serves the files of the shell under both content roots. [BRAND-07] */
export function serveShellFiles(server: FastifyInstance, root: string): void {
  for (const prefix of ['/react-tenant-portal/', '/react-telephony-portal/']) {
    serveFiles(server, { prefix, root, allow: (name) => !internalFiles.has(name) });
  }
}
