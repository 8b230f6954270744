import { problemOf, type Household, type RuntimeContract } from '@home-move/contract';
import { useAction, type Action } from '@home-move/ui';
import { createContext, useContext } from 'react';

/** Calls the API as the mover, or with a housemate's own session. [ROOM-08] */
export type HouseholdHttp = RuntimeContract['http'];

/** The household on the page. */
export interface HouseholdState {
  readonly household: Household;
  readonly http: HouseholdHttp;
  /** Shows the household that a call returned; an older one is ignored. */
  readonly accept: (household: Household) => void;
  /** Requests it again. Never rejects. */
  readonly refresh: () => Promise<void>;
}

const Context = createContext<HouseholdState | null>(null);
export const HouseholdProvider = Context.Provider;

/** The household around the section. */
export function useHouseholdState(): HouseholdState {
  const state = useContext(Context);
  if (!state) throw new Error('A section of a household needs a HouseholdProvider');
  return state;
}

/** The page shows an older state than the server has. */
const staleCodes: readonly string[] = ['CONFLICT', 'HOUSEHOLD_LEFT', 'NOT_FOUND', 'INVITING_ENDED'];

/** A change of the household. If it is based on an older state, the newer one is shown, and the failure is reported. [ROOM-11] */
export function useHouseholdAction<Args extends readonly unknown[]>(
  send: (http: HouseholdHttp, ...args: Args) => Promise<Household>,
  onDone?: (changed: Household, args: NoInfer<Args>) => void,
): Action<Args> {
  const { http, accept, refresh } = useHouseholdState();
  return useAction(async (...args: Args) => {
    try {
      const changed = await send(http, ...args);
      accept(changed);
      onDone?.(changed, args);
    } catch (error) {
      if (staleCodes.includes(problemOf(error).code)) await refresh();
      throw error;
    }
  });
}
