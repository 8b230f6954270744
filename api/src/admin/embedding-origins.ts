import type { Env } from '../config/env.js';
import { Refusal } from './refusal.js';

/** In production nobody embeds over plain http: whoever is on the line could change the page around the frame. */
export function mustBeHttps(origins: readonly string[], mode: Env['APP_MODE']): void {
  const plain = origins.find((origin) => !origin.startsWith('https:'));
  if (plain !== undefined && mode === 'production') throw new Refusal(`${plain} is not https`);
}
