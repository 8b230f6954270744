/** For loading the code, and again for mounting. A mount that joins an earlier load waits the full time. */
export const startTimeoutMs = 8000;
export const unmountTimeoutMs = 3000;

/** Settles as the promise does, or rejects with the error of `onTimeout` after that many milliseconds. */
export function withTimeout<T>(milliseconds: number, promise: Promise<T>, onTimeout: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(onTimeout()), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
