import type { CallUpdate, PrivateEntry } from '@home-move/contract';
import { aCallUpdate } from '@home-move/contract/testing';
import type { TestRuntimeOptions } from '@home-move/ui/testing';
import { act } from '@testing-library/react';

/** The options of an agent's runtime, and the stream that it follows: each update lists the private entries of the call. */
export function aCallStream() {
  let send: (update: CallUpdate) => void = () => undefined;
  const options = {
    portal: 'telephony',
    session: { agentName: 'Jordan Lee' },
    follow: ({ onUpdate }) => {
      send = onUpdate;
      return new Promise<void>(() => undefined);
    },
  } as const satisfies TestRuntimeOptions;
  const update = (...privateEntries: readonly PrivateEntry[]) => act(async () => send(aCallUpdate({ privateEntries })));
  return { options, update };
}
