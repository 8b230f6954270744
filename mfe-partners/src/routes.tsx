import { PartnersPage } from './partners/partners.page';

/** The only page of this remote. It is not a step of a move, so it needs neither an enrolment nor a log-in. */
export function Routes() {
  return <PartnersPage />;
}
