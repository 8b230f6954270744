import type { HistoryActor, HistoryType } from '@home-move/contract';

/**
 * An entry of the history as its enrolment stores it, in the same update as the change: that of the last minute, or one that
 * was not copied to the history yet.
 */
export interface RecentEvent {
  readonly id: string;
  readonly type: HistoryType;
  readonly actor: HistoryActor['kind'];
  readonly agentName: string | null;
  readonly at: Date;
  readonly reference: string | null;
  /** The version of the enrolment that the change made. */
  readonly version: number;
}

/** The fields of an enrolment that hold its recent entries. */
export interface RecentHistory {
  readonly recentEvents: readonly RecentEvent[];
  /** The history holds every entry up to this version. */
  readonly eventsCopiedTo: number;
}
