import type { Problem, RuntimeContract } from '@home-move/contract';

export declare class ApiError extends Error {
  constructor(problem: Problem);
  readonly problem: Problem;
}

export interface CrmSession {
  readonly token: () => string | null;
  readonly renew: () => Promise<string | null>;
  readonly onEnded: () => void;
}

export declare function createSend(options: {
  readonly fetcher: typeof fetch;
  readonly base: string;
  readonly session: CrmSession;
}): RuntimeContract['http']['send'];
