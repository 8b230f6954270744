import type { Boot } from '@home-move/contract';
import type { ApiResponse, BootedApp } from '../support/boot-app.js';

/** What a browser asks for that opens a page. */
export const html = { accept: 'text/html,application/xhtml+xml' };

/** A document as it came, what it tells the shell, and what it allows. */
export interface OpenedDocument extends ApiResponse {
  readonly boot: Boot;
  readonly policy: string;
}

export async function openDocument(api: BootedApp, path: string, host = 'localhost:4000'): Promise<OpenedDocument> {
  const answer = await api.send('GET', path, { headers: { ...html, host } });
  const block = /<script type="application\/json" id="hm-boot">(.*?)<\/script>/s.exec(answer.text)?.[1] ?? 'null';
  return { ...answer, boot: JSON.parse(block) as Boot, policy: String(answer.headers['content-security-policy']) };
}
