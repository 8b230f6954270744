import type { FrameMessage } from '@home-move/contract';

const maxLength = 60;
const minHeight = 320;
const maxHeight = 20_000;

/** Replaced when the loader is published: the only origin that the panel may send an agent to. */
const adminOrigin = '__HM_ADMIN_ORIGIN__';
const maxAddressLength = 2000;

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, maxLength) : '');
const count = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? Math.trunc(value) : 0);

/**
 * Validates a message of the frame. Fields are allow-listed and clamped, so no other data reaches the host's page. Returns
 * null for unknown types, and for an address outside the admin portal.
 */
export function readMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const field = (name: string): unknown => Reflect.get(data, name);
  switch (field('type')) {
    case 'ready':
      return { type: 'ready' };
    case 'height':
      return {
        type: 'height',
        px: Math.min(Math.max(count(field('px')), minHeight), maxHeight),
        isPrompted: field('isPrompted') === true,
      };
    case 'step':
      return {
        type: 'step',
        journey: text(field('journey')),
        step: text(field('step')),
        index: count(field('index')),
        of: count(field('of')),
      };
    case 'service':
      return {
        type: 'service',
        service: text(field('service')),
        outcome: field('outcome') === 'completed' ? 'completed' : 'skipped',
      };
    case 'complete':
      return { type: 'complete', ref: text(field('ref')) };
    case 'navigate': {
      const url = field('url');
      if (typeof url !== 'string' || url.length > maxAddressLength) return null;
      return url === adminOrigin || url.startsWith(`${adminOrigin}/`) ? { type: 'navigate', url } : null;
    }
    default:
      return null;
  }
}
