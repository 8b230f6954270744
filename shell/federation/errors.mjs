// In place of the federation runtime's logger: its errors go to telemetry, by their codes.

export function error(codeOrError, _sentences, facts, original) {
  if (codeOrError instanceof Error) throw codeOrError;
  throw new Error([codeOrError, facts && JSON.stringify(facts), original].filter(Boolean).join(' '));
}

export function assert(condition, ...cause) {
  if (!condition) error(...cause);
}

const none = () => undefined;
export const logger = { error: none, warn: none };
export { none as warn };
