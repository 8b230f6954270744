import type { CallInput, Endpoint } from '../../endpoints/endpoint';
import type { Enrolment } from '../../enrolment/enrolment';
import type { ProblemCode } from '../../problem/problem-catalogue';
import type { RuntimeContract, RuntimeEvents } from '../runtime-contract';

type Feedback = Parameters<RuntimeContract['feedback']['show']>[0];

/** A runtime with controls for its API and views of its effects. */
export interface RuntimeUnderTest {
  readonly runtime: RuntimeContract;
  /** Sets the API's response to a call. */
  readonly respond: <Input extends CallInput, Answer>(endpoint: Endpoint<Input, Answer>, answer: Answer) => void;
  /** Makes a call fail with a problem. */
  readonly respondWithProblem: (endpoint: Endpoint, code: ProblemCode) => void;
  /** The last path navigated to, below the brand. */
  readonly path: () => string | null;
  /** The banner on screen. */
  readonly feedback: () => Feedback | null;
  /** Emitted events, in order. */
  readonly events: () => readonly { readonly name: keyof RuntimeEvents; readonly detail: unknown }[];
  /** Telemetry reports, in order. */
  readonly reports: () => readonly { readonly error: unknown; readonly remote: string; readonly phase: string }[];
}

/** What an implementation provides to be checked. */
export interface RuntimeHarness {
  /** A new runtime on the step 'product-selection', for a visitor with this enrolment or without one. */
  readonly open: (enrolment: Enrolment | null) => RuntimeUnderTest;
}

/** One behaviour of every runtime. `run` rejects with a description of the failure. */
export interface RuntimeCheck {
  readonly name: string;
  readonly run: (harness: RuntimeHarness) => Promise<void>;
}
