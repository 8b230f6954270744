import type { InviteJourney } from '../telephony/telephony';

/**
 * Protocol `hm/1` between the loader on a partner's or a CRM's page and the frame's document: one `hello` (frame → host) and one
 * `welcome` (host → frame, carrying a MessagePort) by postMessage with source and origin pinned on both sides; then
 * the private port. It carries no token and no personal data.
 */
export const embedProtocol = 'hm/1';

/** Query parameter of a frame's address: the id of the step at which it opens. */
export const startParam = 'start';

/** The colours of a brand's look that the host may paint around the frame; each is the token `--hm-<name>` of the frame's document. */
export const embedColours = [
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
] as const;
export type EmbedColour = (typeof embedColours)[number];

/**
 * Whether the frame has used the code of a partner's server. Otherwise the mover starts with an empty form. Not reported while the API
 * cannot be reached.
 */
export type PrefillOutcome = 'used' | 'refused';

/** The frame's first message to its parent window, repeated until the host responds. */
export interface EmbedHello {
  readonly hm: typeof embedProtocol;
  readonly type: 'hello';
}

/** The host's response; `ports[0]` is the frame's end of the channel. */
export interface EmbedWelcome {
  readonly hm: typeof embedProtocol;
  readonly type: 'welcome';
}

/**
 * Name of the frame's window: the instance (the element's id or position) and the origin of the host. It keeps the session
 * of each frame apart, and lasts when the frame or the host's page reloads. A frame in the markup of the host's page has the same
 * name without the origin.
 */
export type EmbedFrameName = `hm ${string} ${string}`;

/**
 * The permissions of a partner's frame: scripts, storage, forms, dialogs and downloads, and the tabs in which providers' sites open. The
 * frame cannot navigate the host's page.
 */
export type EmbedSandbox =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-downloads';

/**
 * Messages of the frame over the port. The host ignores unknown types, so a new type needs no new version of the protocol: an
 * earlier loader works without it. `reference` is the CRM's own, given with the launch code; null if it gave none.
 */
export type FrameMessage =
  /** The first screen is shown. `hostBrands` are the routes of all brands that list the host, if it named none and several do. */
  | { readonly type: 'ready'; readonly hostBrands?: readonly string[] }
  /** Height of the document in CSS px, which the host clamps, and whether it changed in answer to the mover's action. */
  | { readonly type: 'height'; readonly px: number; readonly isPrompted: boolean }
  /** The step on screen; `index` counts from 1 among `of` stages. */
  | {
      readonly type: 'step';
      readonly journey: string;
      readonly step: string;
      readonly index: number;
      readonly of: number;
    }
  | { readonly type: 'service'; readonly service: string; readonly outcome: 'completed' | 'skipped' }
  /** Everything is set up; `ref` is opaque. */
  | { readonly type: 'complete'; readonly ref: string }
  /** The agent has saved a note, finished the enrolment, or had the customer forgotten. */
  | { readonly type: 'note' | 'finished' | 'forgotten'; readonly reference: string | null }
  /** The agent has sent the customer a link; `journey` of an invite, null for the link to the enrolment. */
  | { readonly type: 'link'; readonly reference: string | null; readonly journey: InviteJourney | null }
  /** Whether the mover or the agent has typed something that is neither saved nor stored, and is lost with the frame's document. */
  | { readonly type: 'unsaved'; readonly isUnsaved: boolean }
  /** A mover's session has begun or ended in the frame; sent at load if the frame resumes one. */
  | { readonly type: 'auth'; readonly isLoggedIn: boolean }
  /** The brand's name and the colours of its look, for a host that draws a bar around the frame. The host checks each colour. */
  | { readonly type: 'look'; readonly name: string; readonly colours: Readonly<Partial<Record<EmbedColour, string>>> }
  /** The mover has pressed Escape, and nothing in the frame has handled it. Only a host with a dialog closes it. */
  | { readonly type: 'close' }
  /**
   * The result of the host's theme tokens: whether the frame paints its own background, and a line for the developers of the host's
   * page about ignored tokens and lifted colours, which contains nothing but the host's own values; null if there is none.
   */
  | { readonly type: 'theme'; readonly hasSurface: boolean; readonly notice: string | null }
  /** What became of the code that the host has sent. */
  | { readonly type: 'prefill'; readonly outcome: PrefillOutcome }
  /** The agent's call has ended in the panel; `url` is where the agent continues. */
  | { readonly type: 'navigate'; readonly reference: string | null; readonly url: string };

/** Messages of the host over the port. The frame ignores unknown types. */
export type HostMessage =
  /** The CRM wants to show another call: the host waits until nothing is unsaved. */
  | { readonly type: 'switch' }
  /** The tokens that the host sets of the frame's look, in place of earlier ones; the frame checks them. None restores the brand's. */
  | { readonly type: 'theme'; readonly tokens: Readonly<Record<string, string>> }
  /**
   * Whether the host has the visitor's consent to analytics; null once it no longer passes that on. A frame measures nothing after
   * null, and before the first of these messages.
   */
  | { readonly type: 'consent'; readonly analytics: boolean | null }
  /** The single-use code that the partner's server got for this mover, which the frame exchanges for the mover's details. */
  | { readonly type: 'prefill'; readonly code: string };
