import type { Boot } from '@home-move/contract';
import type { ApiResponse, BootedApp } from '../support/boot-app.js';

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
