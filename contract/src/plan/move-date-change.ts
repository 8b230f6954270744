import * as z from 'zod/mini';
import type { Enrolment } from '../enrolment/enrolment';
import { moveInDateSchema } from '../moving-details/moving-details.schema';

/** What a changed move-in date can affect, in the order in which it is shown. `gas-start`: the gas plan of mixed meters. */
export const moveDateEffectIds = [
  'energy-start',
  'gas-start',
  'energy-choice',
  'broadband-start',
  'council',
  'water',
  'plan',
] as const;
export type MoveDateEffectId = (typeof moveDateEffectIds)[number];

/** `change`: we change it. `call`: the mover has to contact the company. `none`: nothing to do. */
export const moveDateActions = ['change', 'call', 'none'] as const;
export type MoveDateAction = (typeof moveDateActions)[number];

/** The company to contact, with the reference that it knows. */
export interface MoveDateContact {
  readonly name: string;
  readonly url: string | null;
  readonly reference: string | null;
}

/** One thing that a changed move-in date affects. Days are yyyy-MM-dd. */
export interface MoveDateEffect {
  readonly id: MoveDateEffectId;
  readonly title: string;
  /** Null if there is no date. */
  readonly before: string | null;
  /** The same as `before` if the date is unchanged. */
  readonly after: string | null;
  readonly action: MoveDateAction;
  /** Why, in plain sentences. */
  readonly text: string;
  /** Null if no one needs to be contacted. */
  readonly contact: MoveDateContact | null;
}

/** Response of `GET /enrolment/move-date-change`: what changes with another move-in date. */
export interface MoveDatePreview {
  /** Null while it is unknown. */
  readonly from: string | null;
  readonly to: string;
  readonly effects: readonly MoveDateEffect[];
  /** Identifies what the mover saw. */
  readonly fingerprint: string;
}

/** Response of `POST /enrolment/move-date-change`. */
export interface MoveDateResult {
  /** False if a company refused: then nothing has changed. */
  readonly isChanged: boolean;
  readonly refusedBy: MoveDateContact | null;
  /** The effects that were shown and confirmed. */
  readonly effects: readonly MoveDateEffect[];
  readonly enrolment: Enrolment;
}

/** Query of `GET /enrolment/move-date-change`; the server validates the day by its limits. */
export const moveDateQuerySchema = z.object({ to: z.optional(z.string().check(z.maxLength(10))) });

/** The new move-in date, within the limits of every other. [MOVE-12 to MOVE-15] */
export function moveDatePreviewSchema(rules: Parameters<typeof moveInDateSchema>[0]) {
  return z.object({ to: moveInDateSchema(rules) });
}

/** Body of `POST /enrolment/move-date-change`. */
export function moveDateChangeSchema(rules: Parameters<typeof moveInDateSchema>[0]) {
  return z.object({ moveInDate: moveInDateSchema(rules), fingerprint: z.string().check(z.maxLength(64)) });
}
export type MoveDateChange = z.infer<ReturnType<typeof moveDateChangeSchema>>;
