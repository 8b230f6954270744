import { TextDecoder, TextEncoder } from 'node:util';
import { orderEndpoints, type EventStream, type OrdersChange } from '@home-move/contract';
import type { TestRuntime } from '@home-move/ui/testing';
import { act } from '@testing-library/react';

// jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });

type Chunk = { readonly done: true } | { readonly done: false; readonly value: Uint8Array };

/** A stream of versions. `announce` sends one; `end` ends the stream, as the server does each minute. */
export function aVersionStream<Message>(answer: (open: () => EventStream<Message>) => void) {
  let give: (chunk: Chunk) => void = () => undefined;
  let opened = 0;
  let closed = 0;
  answer(() => {
    opened += 1;
    const read = () => new Promise<Chunk>((resolve) => (give = resolve));
    const cancel = async () => {
      closed += 1;
      give({ done: true });
    };
    return { getReader: () => ({ read, cancel }) } as unknown as EventStream<Message>;
  });
  const next = (chunk: Chunk) => act(async () => give(chunk));
  return {
    opened: () => opened,
    closed: () => closed,
    announce: (version: number) =>
      next({ done: false, value: new TextEncoder().encode(`data: ${JSON.stringify({ version })}\n\n`) }),
    end: () => next({ done: true }),
  };
}

/** Answers the page's stream of updates of orders; `announce` sends the version of the enrolment. */
export const anOrderStream = (runtime: TestRuntime) =>
  aVersionStream<OrdersChange>((open) => runtime.answer(orderEndpoints.changes, open));
