import { embedColours, type Branding, type Enrolment, type Readable } from '@home-move/contract';
import type { SafeStorage } from '../session/safe-storage';
import type { Visitor } from '../session/session';
import type { HostLink } from './host-link';
import { watchUnsavedInput } from './unsaved-input';

/** The sources of a mover's messages. */
export interface FollowedMover {
  readonly branding: Pick<Branding, 'name'>;
  readonly visitor: Readable<Pick<Visitor, 'loggedIn'>>;
  readonly enrolment: Readable<Enrolment | null>;
  /** The path of the page on screen. */
  readonly path: Readable<string>;
  readonly storage: SafeStorage;
}

function coloursOf(root: Element): ReadonlyMap<string, string> {
  const style = getComputedStyle(root);
  const colours = embedColours.map((name) => [name, style.getPropertyValue(`--hm-${name}`).trim()] as const);
  return new Map(colours.filter(([, colour]) => colour !== ''));
}

/** Reports each beginning and end of the mover's session. */
function followSession(visitor: FollowedMover['visitor'], report: (isLoggedIn: boolean) => void): void {
  let wasLoggedIn = false;
  const reportChange = () => {
    const { loggedIn } = visitor.get();
    if (loggedIn !== wasLoggedIn) report(loggedIn);
    wasLoggedIn = loggedIn;
  };
  visitor.subscribe(reportChange);
  reportChange();
}

/** Reports to the host of a mover's frame its look, the session, unsaved input, and an Escape that nothing has handled. */
export function followMover(
  link: Pick<HostLink, 'look' | 'theme' | 'auth' | 'setUnsaved' | 'close'>,
  { branding, visitor, enrolment, path, storage }: FollowedMover,
): void {
  const reportLook = () => link.look(branding.name, Object.fromEntries(coloursOf(document.documentElement)));
  reportLook();
  // The tokens of the host change the colours.
  link.theme.subscribe(reportLook);
  followSession(visitor, link.auth);
  watchUnsavedInput({ page: window, storage, endedBy: [path, enrolment], report: link.setUnsaved });
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) link.close();
  });
}
