import type { Boot } from '@home-move/contract';
import type { ApiResponse, BootedApp } from '../../support/boot-app.js';

/** Headers of a browser that opens a page. */
export const html = { accept: 'text/html,application/xhtml+xml' };

/** A document with its boot block and its policy. */
export interface OpenedDocument extends ApiResponse {
  readonly boot: Boot;
  readonly policy: string;
}

export async function openDocument(api: BootedApp, path: string, host = 'localhost:4000'): Promise<OpenedDocument> {
  const response = await api.send('GET', path, { headers: { ...html, host } });
  const block = /<script type="application\/json" id="hm-boot">(.*?)<\/script>/s.exec(response.text)?.[1] ?? 'null';
  return { ...response, boot: JSON.parse(block) as Boot, policy: String(response.headers['content-security-policy']) };
}

/** The addresses of the scripts that a document names before the shell, in order. */
export const namedScripts = ({ text }: OpenedDocument): readonly (string | undefined)[] =>
  [...text.matchAll(/<(?:link rel="preload" as="script"|script defer data-named)[^>]*(?:href|src)="([^"]+)"/g)].map(
    ([, address]) => address,
  );

/** Those from the origin of the document. */
export const ownScripts = (opened: OpenedDocument) =>
  namedScripts(opened).filter((address) => address?.startsWith('/') === true);
