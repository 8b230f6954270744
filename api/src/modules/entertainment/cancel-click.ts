import { DomainError } from '../../common/problem/domain.error.js';
import type { BroadbandWombbPort } from '../../providers/broadband-wombb/broadband-wombb.port.js';
import type { StoredBroadband } from './stored-broadband.js';

/**
 * Tells web media that nobody waits for this click any more, once it is forgotten here. What was decided stands whether
 * web media answers or not: a click that is left over there orders nothing.
 */
export async function cancelForgotten(webMedia: BroadbandWombbPort, click: StoredBroadband['click']): Promise<void> {
  if (!click) return;
  try {
    await webMedia.cancel(click.id);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}
