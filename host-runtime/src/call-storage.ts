import { draftsOf, type RuntimeContract, type StorageKey } from '@home-move/contract';

export interface CallStorage {
  readonly storage: RuntimeContract['storage'];
  /** Clears the values of the customer. */
  readonly clear: () => void;
}

/** JSON by key. */
type Values = Map<StorageKey, string>;

const drafts: StorageKey = 'noteDrafts';

/** What agents have typed and not saved. It outlives a call, also for other customers, and ends with the page. */
const lasting: Values = new Map();

const read = (values: Values, key: StorageKey): unknown => {
  const json = values.get(key);
  return json === undefined ? undefined : JSON.parse(json);
};

/** Storage of a mounted panel: JSON in memory, because the browser's storage belongs to the CRM. Drops the drafts of other agents. */
export function createCallStorage(agentName: string): CallStorage {
  const ofCustomer: Values = new Map();
  const valuesOf = (key: StorageKey) => (key === drafts ? lasting : ofCustomer);
  const own = draftsOf(read(lasting, drafts), agentName);
  if (own.length === 0) lasting.delete(drafts);
  else lasting.set(drafts, JSON.stringify(own));
  return {
    storage: {
      get: (key) => read(valuesOf(key), key),
      set(key, value) {
        if (value === undefined) valuesOf(key).delete(key);
        else valuesOf(key).set(key, JSON.stringify(value));
      },
      remove: (key) => void valuesOf(key).delete(key),
      persistent: false,
    },
    clear: () => ofCustomer.clear(),
  };
}
