/** The whole interface of `@home-move/host-runtime`: Home Move's panel for call-centre agents, in a page of a CRM. */

/** What a page gives to mount the panel. */
export interface PanelOptions {
  /** Where your own server passes calls on to Home Move's API: a path of your origin, such as '/home-move'. */
  readonly api: string;
  /** The code that your server got for this page load. It works once, for a minute, on your page's origin. */
  readonly launchCode: string;
  /**
   * Shows the panel and dispatches its events. Use an element without content, such as a `div`, that has a height: the panel
   * is in its shadow root, fills it, and scrolls inside it.
   */
  readonly element: HTMLElement;
  /**
   * Called for each error inside the panel, for your error reports; by default the console shows it. `phase` names the moment,
   * such as 'render' or 'submit'. The panel itself shows its agent a message.
   */
  readonly onError?: (error: unknown, phase: string) => void;
}

/** A panel in a page. */
export interface MountedPanel {
  /**
   * Removes the panel and logs its agent out of the call; an empty shadow root remains. Notes that were typed and not saved stay
   * in the memory of the page, for the next panel of the same agent.
   */
  unmount(): Promise<void>;
}

export type PanelErrorCode =
  /** `element` is missing, cannot have a shadow root, or shows a panel already. */
  | 'element-unusable'
  /** The code was used, has expired, or was created for another origin. Load the page again. */
  | 'launch-rejected'
  /** Home Move received too many calls from your server's address. Try again in a minute. */
  | 'too-many-requests'
  /** `api` does not lead to Home Move, or Home Move does not respond. */
  | 'api-unreachable'
  /** Home Move publishes no panel that works with this version of the package. Update the package. */
  | 'no-supported-panel'
  /** A file of the panel did not load: your page's policy blocks it, the network failed, or the file was altered. */
  | 'panel-not-loaded'
  /** The panel failed while it started; `cause` is its error. */
  | 'panel-failed';

/** What `mountPanel` rejects with. `message` is for developers. */
export interface PanelError extends Error {
  readonly code: PanelErrorCode;
}

/**
 * Opens the call of a launch code and shows its panel. Resolves once the panel is on screen. Rejects with a `PanelError`, and
 * then the page shows nothing of it.
 *
 * `element` dispatches the same events as `<home-move>`: `homemove:note`, `homemove:link`, `homemove:finished`,
 * `homemove:forgotten` and `homemove:navigate`. They bubble. `detail.reference` is the one that you gave with the launch code,
 * or null. `detail.url` of `homemove:navigate` is the address that is registered for your key, or null.
 */
export declare function mountPanel(options: PanelOptions): Promise<MountedPanel>;
