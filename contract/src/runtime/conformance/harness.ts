import type { CallInput, Endpoint } from '../../endpoints/endpoint';
import type { Enrolment } from '../../enrolment/enrolment';
import type { ProblemCode } from '../../problem/problem-catalogue';
import type { RuntimeContract, RuntimeEvents } from '../runtime-contract';

type Feedback = Parameters<RuntimeContract['feedback']['show']>[0];

/** A runtime with what a check needs to say to it and to see of it. */
export interface RuntimeUnderTest {
  readonly runtime: RuntimeContract;
  /** What the API answers a call with from now on. */
  readonly respond: <Input extends CallInput, Answer>(endpoint: Endpoint<Input, Answer>, answer: Answer) => void;
  /** The problem that it answers with. */
  readonly respondWithProblem: (endpoint: Endpoint, code: ProblemCode) => void;
  /** Path that was asked for last, below the brand. */
  readonly path: () => string | null;
  /** The banner on screen. */
  readonly feedback: () => Feedback | null;
  /** What was told to the outside, in order. */
  readonly events: () => readonly { readonly name: keyof RuntimeEvents; readonly detail: unknown }[];
  /** What was reported, in order. */
  readonly reports: () => readonly { readonly error: unknown; readonly remote: string; readonly phase: string }[];
}

/** What an implementation brings to be checked. */
export interface RuntimeHarness {
  /** A fresh runtime on the step 'product-selection', of a visitor who has this enrolment, or of nobody. */
  readonly open: (enrolment: Enrolment | null) => RuntimeUnderTest;
}

/** One thing that every runtime does. Rejects with what is wrong. */
export interface RuntimeCheck {
  readonly name: string;
  readonly run: (harness: RuntimeHarness) => Promise<void>;
}
