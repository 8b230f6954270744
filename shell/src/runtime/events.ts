import type { RuntimeEvents } from '@home-move/contract';

export type EventName = keyof RuntimeEvents;
export type EventListener = (
  event: { [Name in EventName]: { readonly name: Name; readonly detail: RuntimeEvents[Name] } }[EventName],
) => void;

/** What journeys tell the outside; who listens is the context's matter (a frame's host, product analytics). */
export interface Events {
  readonly emit: <Name extends EventName>(name: Name, detail: RuntimeEvents[Name]) => void;
  readonly listen: (listener: EventListener) => void;
}

export function createEvents(): Events {
  const listeners: EventListener[] = [];
  return {
    emit(name, detail) {
      // Name and detail belong together by the signature; a union of them says the same.
      const event = { name, detail } as Parameters<EventListener>[0];
      for (const listener of listeners) listener(event);
    },
    listen: (listener) => void listeners.push(listener),
  };
}
