import type { Enrolment } from '../enrolment/enrolment';
import type { Problem } from '../problem/problem-catalogue';
import type { Portal, RuntimeContext } from '../portal/portal';
import { isOffered, services } from '../service/service';

/** The visitor's session, without its tokens. [SESS-18] */
export interface SessionState {
  /** Whether the visitor holds a token of an enrolment whose details are populated. */
  readonly loggedIn: boolean;
  readonly enrolmentId: string | null;
  readonly agentName: string | null;
  /** Whether the enrolment is being loaded, including a pending one. [SESS-19] */
  readonly loading: boolean;
  /** Why the last load failed; null after a successful one. [SESS-19] */
  readonly error: Problem | null;
  /** The banner on screen, and the path below the brand at which it is shown. [CHROME-13 to CHROME-15] */
  readonly feedback: { readonly content: string; readonly location: string } | null;
  /** Where "log in" leads for this visitor. [ROUTE-02] */
  readonly routeConfig: { readonly loginPath: string };
  /** See `isAllSelected`. */
  readonly selectAllSelected: boolean;
  /** Id of the enrolment that stored values belong to; a different id clears them. [SESS-08] */
  readonly sessionAttributes: { readonly id: string | null };
  /** How the document was opened. */
  readonly appConfiguration: { readonly portal: Portal; readonly context: RuntimeContext };
}

/** Whether the enrolment is offered at least one service and every offered service is selected; false without an enrolment. [SESS-18] */
export function isAllSelected(enrolment: Enrolment | null): boolean {
  if (enrolment === null) return false;
  const offered = services.filter((service) => isOffered(enrolment[`${service}OfferedStatus`]));
  return offered.length > 0 && offered.every((service) => enrolment[`${service}OptIn`] === 1);
}
