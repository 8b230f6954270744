const databaseName = 'hm-meter-day';

/** The key of one enrolment. Scripts can use it, and cannot export it. [METER-08] */
export interface StoredKey {
  readonly enrolment: string;
  readonly key: CryptoKey;
  /** Milliseconds since 1970 until which the entries open without a log-in; 0 if they are locked. */
  readonly openUntil: number;
}

/** Encrypted bytes, with the vector that they need. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

export type EntryKind = 'reading' | 'draft' | 'page';

/** An encrypted entry. Its kind and the name of its meter are not. */
export interface StoredEntry {
  /** Counts up in the order in which the entries were saved. [METER-09] */
  readonly order?: number;
  readonly enrolment: string;
  readonly kind: EntryKind;
  readonly name: string;
  readonly values: Sealed;
}

/** The device stores nothing: its storage is full, was emptied, or is switched off. [METER-11] */
export class DeviceStorageError extends Error {
  override readonly name = 'DeviceStorageError';
}

/** The result of a request. */
export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The request has failed')));
  });
}

/** Settles once the changes of a transaction are on the device. */
function completionOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('The transaction was aborted'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('keys', { keyPath: 'enrolment' });
    const entries = request.result.createObjectStore('entries', { keyPath: 'order', autoIncrement: true });
    entries.createIndex('enrolment', 'enrolment');
    entries.createIndex('name', ['enrolment', 'kind', 'name']);
  });
  return resultOf(request);
}

/** The stores of a transaction. */
export interface Stores {
  readonly keys: IDBObjectStore;
  readonly entries: IDBObjectStore;
}

/**
 * Runs one transaction and waits until the device has stored its changes. `act` may wait for nothing but its requests: the transaction
 * ends otherwise. Rejects with DeviceStorageError. The connection is closed again, because an open one of a suspended tab would delay
 * others.
 */
export async function transact<T>(mode: IDBTransactionMode, act: (stores: Stores) => Promise<T>): Promise<T> {
  try {
    const database = await openDatabase();
    try {
      const transaction = database.transaction(['keys', 'entries'], mode);
      const completion = completionOf(transaction);
      const stores = { keys: transaction.objectStore('keys'), entries: transaction.objectStore('entries') };
      const [result] = await Promise.all([act(stores), completion]);
      return result;
    } finally {
      database.close();
    }
  } catch (cause) {
    throw new DeviceStorageError('Nothing could be stored on this device', { cause });
  }
}
