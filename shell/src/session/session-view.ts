import { isAllSelected, type Enrolment, type Flags, type Readable, type SessionState } from '@home-move/contract';
import { loginPathOf } from '../navigation/routes';
import type { Visitor } from './session';

export interface SessionSources {
  readonly visitor: Readable<Visitor>;
  readonly enrolment: Readable<Enrolment | null>;
  readonly feedback: Readable<{ readonly content: string } | null>;
  /** On screen; the banner clears when it changes. [CHROME-15] */
  readonly path: Readable<string>;
  readonly flags: Readable<Flags>;
  readonly appConfiguration: SessionState['appConfiguration'];
}

/**
 * The session as pages see it. Each part stays with its owner and is read there: nothing is copied that could differ
 * from it. The same object until one of them changes. [SESS-18]
 */
export function createSessionView(parts: SessionSources): Readable<SessionState> {
  const { visitor, enrolment, feedback, path, flags, appConfiguration } = parts;
  let seen: readonly unknown[] = [];
  let view: SessionState | null = null;

  function get(): SessionState {
    const shown = feedback.get();
    const loginPath = loginPathOf(flags.get());
    const selectAllSelected = isAllSelected(enrolment.get());
    const present = [visitor.get(), shown, loginPath, selectAllSelected];
    if (view !== null && present.every((part, index) => part === seen[index])) return view;
    seen = present;
    view = {
      ...visitor.get(),
      feedback: shown && { content: shown.content, location: path.get() },
      selectAllSelected,
      routeConfig: { loginPath },
      sessionAttributes: { id: visitor.get().enrolmentId },
      appConfiguration,
    };
    return view;
  }

  return {
    get,
    subscribe(listener) {
      let last = get();
      const notifyIfChanged = () => {
        if (get() === last) return;
        last = get();
        listener();
      };
      const stops = [visitor, enrolment, feedback, flags].map((part) => part.subscribe(notifyIfChanged));
      return () => stops.forEach((stop) => stop());
    },
  };
}
