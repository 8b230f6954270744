/** The whole interface of `@home-move/embed-react`: Home Move's portal in a React app. */
import type { CSSProperties, ForwardRefExoticComponent, ReactNode, RefAttributes } from 'react';

/** Why the portal is not shown. The README of the loader explains each code. */
export type HomeMoveErrorCode =
  | 'blocked-by-policy'
  | 'origin-not-listed'
  | 'no-answer'
  | 'portal-down'
  | 'no-brand'
  | 'unknown-brand'
  | 'brand-archived'
  | 'sandboxed-page'
  | 'blocked-by-isolation'
  /** The loader of `src`, or the script of the dialog, did not load. */
  | 'script-unavailable';

/** Your own look, in place of the brand's. Colours are hex codes. The portal lifts the contrast of colours that are hard to read. */
export interface HomeMoveThemeTokens {
  /** Buttons, links and charts. */
  readonly accent?: string | undefined;
  /** The background, which the portal then paints. */
  readonly surface?: string | undefined;
  /** The accent on dark pages. */
  readonly darkAccent?: string | undefined;
  readonly darkSurface?: string | undefined;
  readonly corners?: 'square' | 'slight' | 'rounded' | 'pill' | undefined;
  /** The typeface of headings. */
  readonly font?: 'figtree' | 'figtree-bold' | 'figtree-heavy' | 'newsreader' | undefined;
}

/** Your page's consent manager, or whether the visitor has agreed to analytics. */
export type HomeMoveConsent = 'onetrust' | 'cookiebot' | 'google-consent-mode' | { readonly analytics: boolean };

/** Receives an event of the element, with the details in `event.detail`. */
export type HomeMoveEventHandler<Detail> = ((event: CustomEvent<Detail>) => void) | undefined;

/** The step on screen, in stage `index` of `of`. */
export interface HomeMoveStep {
  readonly journey: string;
  readonly step: string;
  readonly index: number;
  readonly of: number;
}

export interface HomeMoveService {
  readonly service: string;
  readonly outcome: 'completed' | 'skipped';
}

/** A report of a panel. `reference` is the CRM's own, or null. */
export interface HomeMovePanelReport {
  readonly reference: string | null;
}

/** A link that an agent has sent. `journey` is the one of an invite, and null for any other link. */
export interface HomeMovePanelLink extends HomeMovePanelReport {
  readonly journey: 'energy' | 'entertainment' | null;
}

/** The end of an agent's call, which continues at `url`. */
export interface HomeMovePanelEnd extends HomeMovePanelReport {
  readonly url: string;
}

/** Handlers of the portal's events. No event contains a name, an address, an amount or a token. */
export interface HomeMoveEventProps {
  /** The first screen is shown. */
  readonly onReady?: HomeMoveEventHandler<object>;
  /** The mover is at another step. */
  readonly onStep?: HomeMoveEventHandler<HomeMoveStep>;
  /** A service is completed or skipped. */
  readonly onService?: HomeMoveEventHandler<HomeMoveService>;
  /** Everything is set up; `ref` is an opaque reference. */
  readonly onComplete?: HomeMoveEventHandler<{ readonly ref: string }>;
  /** The mover's session has begun or ended. */
  readonly onAuth?: HomeMoveEventHandler<{ readonly isLoggedIn: boolean }>;
  /** The dialog is about to close. If the mover would lose input, `event.preventDefault()` keeps it open. */
  readonly onClose?: HomeMoveEventHandler<{ readonly isUnsaved: boolean }>;
  /** The portal cannot be shown. */
  readonly onError?: HomeMoveEventHandler<{ readonly code: HomeMoveErrorCode }>;
  /** In a panel: the agent's call has ended. Your page may open the address. */
  readonly onNavigate?: HomeMoveEventHandler<HomeMovePanelEnd>;
  /** In a panel: the agent has saved a note. */
  readonly onNote?: HomeMoveEventHandler<HomeMovePanelReport>;
  /** In a panel: the agent has sent the customer a link. */
  readonly onLink?: HomeMoveEventHandler<HomeMovePanelLink>;
  /** In a panel: the agent has finished the enrolment. */
  readonly onFinished?: HomeMoveEventHandler<HomeMovePanelReport>;
  /** In a panel: the agent has had the customer forgotten. */
  readonly onForgotten?: HomeMoveEventHandler<HomeMovePanelReport>;
}

export interface HomeMoveProps extends HomeMoveEventProps {
  /**
   * Address of the loader, such as 'https://assets.example/v1/loader.js'. It is loaded once for all elements, unless the page
   * contains a loader. Without it, your page loads the loader.
   */
  readonly src?: string | undefined;
  /** Your brand's route. Without it the portal shows the brand that lists your site's origin. */
  readonly brand?: string | undefined;
  /** Number of the branch, if the move belongs to one. */
  readonly branch?: string | number | undefined;
  /**
   * `inline`, the default, shows the portal in the page. `button` and `modal` show it in a dialog, which a button in the corner or
   * `open()` opens. `panel` shows the agents' panel in a CRM.
   */
  readonly mode?: 'inline' | 'button' | 'modal' | 'panel' | undefined;
  /** For a page that is dark, or follows the visitor's device; light by default. */
  readonly theme?: 'light' | 'dark' | 'system' | undefined;
  /** Id of the step at which the portal opens, if the mover may see it. */
  readonly start?: string | undefined;
  /** In a panel: the code that your server got for this call. It works once, for a minute. Another code opens the next call. */
  readonly launch?: string | undefined;
  /**
   * The code that your server got for this mover with its partner key, so that the portal knows the mover's details. It works once.
   * No attribute contains it.
   */
  readonly prefill?: string | null | undefined;
  readonly themeTokens?: HomeMoveThemeTokens | null | undefined;
  /** Without it the portal measures nothing. */
  readonly consent?: HomeMoveConsent | null | undefined;
  /** Keeps the mover's session apart from other elements of the page. Give each element one if their order or number changes. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  /** Replaces the space that the element reserves for the portal, if it has a `minHeight`. */
  readonly style?: CSSProperties | undefined;
  /**
   * Shown until the loader has arrived, and if it does not: for example a link to your brand's hosted page. It has no effect in
   * the mode `modal`.
   */
  readonly children?: ReactNode;
}

/** The ref of a `<HomeMove>` with the mode `button` or `modal`. */
export interface HomeMoveHandle {
  /** Opens the dialog; before the loader has arrived, as soon as it has. */
  readonly open: () => void;
  /** Closes the dialog as its own button does: after a question if input would be lost. */
  readonly close: () => void;
}

/**
 * Shows the portal: renders a `<home-move>` element, on the server too, and removes it when it unmounts. Works with React 18 and
 * 19.
 */
export declare const HomeMove: ForwardRefExoticComponent<HomeMoveProps & RefAttributes<HomeMoveHandle>>;
