/** A person who rents a home, as the agency knows them. An unknown detail is empty. */
export interface Tenant {
  readonly title: string;
  readonly firstName: string;
  readonly surname: string;
  readonly emailAddress: string;
  readonly contactNumber: string;
}

/** The address of a home; without a street, the tenant chooses it from the homes of the postcode. */
export interface Home {
  readonly houseNameOrNumber: string;
  readonly addressLine1: string;
  readonly town: string;
  readonly postcode: string;
}

/** A tenancy in the agency's books. */
export interface Tenancy {
  /** The agency's own number, and its reference at Home Move. */
  readonly number: string;
  readonly tenant: Tenant;
  readonly home: Home;
  /** yyyy-MM-dd; empty if it is unknown. */
  readonly moveInDate: string;
  /** When the tenant agreed that the agency passes the details on: yyyy-MM-dd. */
  readonly agreedOn: string;
  /** How many days before the move Home Move invites the tenant; null for at once. */
  readonly inviteDaysBefore: number | null;
}

/** The text of the tenancy agreement to which tenants agree, by its version. */
export const agreedText = 'tenancy-agreement-2026-03';

export const nameOf = ({ tenant: { firstName, surname } }: Tenancy): string => `${firstName} ${surname}`.trim();

export const addressOf = ({ home: { houseNameOrNumber, addressLine1, town, postcode } }: Tenancy): string =>
  [`${houseNameOrNumber} ${addressLine1}`.trim(), town, postcode].filter((line) => line !== '').join(', ');

/** Body of `POST /moves` for a tenancy, without the details that the agency does not have. */
export function moveOf({ number, tenant, home, moveInDate, agreedOn, inviteDaysBefore }: Tenancy): object {
  const { postcode } = home;
  return {
    reference: number,
    brand: 'oakwood',
    type: 'Lettings',
    person: known(tenant),
    property: home.addressLine1 === '' ? { postcode } : known(home),
    ...known({ moveInDate }),
    agreed: { text: agreedText, date: agreedOn },
    ...(inviteDaysBefore !== null && { invite: { daysBefore: inviteDaysBefore } }),
  };
}

const known = (details: object) => Object.fromEntries(Object.entries(details).filter(([, value]) => value !== ''));
