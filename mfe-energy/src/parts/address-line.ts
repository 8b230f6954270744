import type { Enrolment } from '@home-move/contract';

/** The new home on one line, its postcode never broken over two. */
export function addressLine(enrolment: Pick<Enrolment, 'simpleAddress' | 'postcode'> | null): string {
  const { simpleAddress, postcode } = enrolment ?? {};
  if (!simpleAddress) return '';
  return postcode ? simpleAddress.replace(postcode, postcode.replace(' ', '\u00a0')) : simpleAddress;
}
