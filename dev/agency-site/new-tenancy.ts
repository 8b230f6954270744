import { randomInt } from 'node:crypto';
import type { Tenancy } from './tenancy.js';

const maxLength = 200;

/** A tenancy number that differs from numbers of earlier runs, which Home Move still knows. */
export const newNumber = (): string => `T-${randomInt(100_000, 1_000_000)}`;

/** The tenancy of a submitted form; null if the tenant has not agreed. Home Move checks everything else. */
export function tenancyOf(form: URLSearchParams, { number, today }: { number: string; today: string }): Tenancy | null {
  if (form.get('agreed') !== 'yes') return null;
  const field = (name: string) => (form.get(name) ?? '').trim().slice(0, maxLength);
  const inviteDaysBefore = field('inviteDaysBefore');
  return {
    number,
    tenant: {
      title: field('title'),
      firstName: field('firstName'),
      surname: field('surname'),
      emailAddress: field('emailAddress'),
      contactNumber: field('contactNumber'),
    },
    home: {
      houseNameOrNumber: field('houseNameOrNumber'),
      addressLine1: field('addressLine1'),
      town: field('town'),
      postcode: field('postcode'),
    },
    moveInDate: field('moveInDate'),
    agreedOn: today,
    inviteDaysBefore: /^\d{1,2}$/.test(inviteDaysBefore) ? Number(inviteDaysBefore) : null,
  };
}
