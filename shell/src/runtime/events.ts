import type { RuntimeEvents } from '@home-move/contract';

export type EventName = keyof RuntimeEvents;
export type EventListener = (
  event: { [Name in EventName]: { readonly name: Name; readonly detail: RuntimeEvents[Name] } }[EventName],
) => void;

/** Events that journeys publish; listeners depend on the context (a frame's host, product analytics). */
export interface Events {
  readonly emit: <Name extends EventName>(name: Name, detail: RuntimeEvents[Name]) => void;
  readonly listen: (listener: EventListener) => void;
}

export function createEvents(): Events {
  const listeners: EventListener[] = [];
  return {
    emit(name, detail) {
      // The signature pairs name and detail, which the compiler cannot see in the union.
      const event = { name, detail } as Parameters<EventListener>[0];
      for (const listener of listeners) listener(event);
    },
    listen: (listener) => void listeners.push(listener),
  };
}
