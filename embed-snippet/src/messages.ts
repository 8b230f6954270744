import type { EmbedColour, FrameMessage } from '@home-move/contract';

const maxLength = 60;
const maxReferenceLength = 64;
const minHeight = 320;
const maxHeight = 20_000;

/** Replaced when the loader is published: the origin of the admin portal. */
const adminOrigin = '__HM_ADMIN_ORIGIN__';
const maxAddressLength = 2000;

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, maxLength) : '');
/** The CRM's own reference, unchanged. */
const reference = (value: unknown) => (typeof value === 'string' ? value.slice(0, maxReferenceLength) : null);
/** Routes of brands. */
const routes = (value: unknown) =>
  Array.isArray(value)
    ? value.filter((item) => typeof item === 'string' && /^[a-z0-9-]{1,60}$/.test(item)).slice(0, 20)
    : [];
const count = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? Math.trunc(value) : 0);

const colourNames = [
  'surface',
  'raised',
  'text',
  'muted',
  'line-strong',
  'accent',
  'accent-contrast',
  'accent-ink',
  'header',
  'header-text',
  'header-line',
  'focus',
] as const satisfies readonly EmbedColour[];
/** A colour as `#0b5563` or a name: it becomes part of a style sheet. */
const colour = /^(#[0-9a-f]{3,8}|[a-z]{3,20})$/i;

const isColour = (value: unknown): value is string => typeof value === 'string' && colour.test(value);

function coloursOf(value: unknown): Readonly<Partial<Record<EmbedColour, string>>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    colourNames.flatMap((name) => {
      const given: unknown = Reflect.get(value, name);
      return isColour(given) ? [[name, given] as const] : [];
    }),
  );
}

/** The address of a page: over https, or of the page's own origin or the admin portal, which are http in development. */
function addressOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxAddressLength) return null;
  const isAt = (origin: string) => value === origin || value.startsWith(`${origin}/`);
  return value.startsWith('https://') || isAt(location.origin) || isAt(adminOrigin) ? value : null;
}

/**
 * Validates a message of the frame. Fields are allow-listed and clamped, so no other data reaches the host's page. Returns
 * null for unknown types, and for an address that is not a web page's.
 */
export function readMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const field = (name: string): unknown => Reflect.get(data, name);
  switch (field('type')) {
    case 'ready':
      return { type: 'ready', hostBrands: routes(field('hostBrands')) };
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
    case 'note':
    case 'finished':
    case 'forgotten':
      return { type: field('type') as 'note', reference: reference(field('reference')) };
    case 'link': {
      const journey = field('journey');
      const isInvite = journey === 'energy' || journey === 'entertainment';
      return { type: 'link', reference: reference(field('reference')), journey: isInvite ? journey : null };
    }
    case 'unsaved':
      return { type: 'unsaved', isUnsaved: field('isUnsaved') === true };
    case 'auth':
      return { type: 'auth', isLoggedIn: field('isLoggedIn') === true };
    case 'look':
      return { type: 'look', name: text(field('name')), colours: coloursOf(field('colours')) };
    case 'close':
      return { type: 'close' };
    case 'prefill':
      return { type: 'prefill', outcome: field('outcome') === 'used' ? 'used' : 'refused' };
    case 'navigate': {
      const url = addressOf(field('url'));
      return url === null ? null : { type: 'navigate', reference: reference(field('reference')), url };
    }
    default:
      return null;
  }
}
