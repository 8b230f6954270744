import type { Enrolment } from '@home-move/contract';

/** What each section of the panel is given. */
export interface SectionProps {
  readonly enrolment: Enrolment;
  /** Id of its heading, which names it. */
  readonly titleId: string;
}
