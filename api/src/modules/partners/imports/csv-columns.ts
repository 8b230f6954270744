import { type ImportColumn, importColumns } from '@home-move/contract';

/** The cells of a row that are not empty. */
export type Cells = Readonly<Partial<Record<ImportColumn, string>>>;

/** The field of a move that each column has, as a dotted path. */
const fieldOf: Readonly<Record<ImportColumn, string>> = {
  reference: 'reference',
  brand: 'brand',
  branch: 'branch',
  type: 'type',
  title: 'person.title',
  firstName: 'person.firstName',
  surname: 'person.surname',
  dateOfBirth: 'person.dateOfBirth',
  emailAddress: 'person.emailAddress',
  contactNumber: 'person.contactNumber',
  houseNameOrNumber: 'property.houseNameOrNumber',
  addressLine1: 'property.addressLine1',
  addressLine2: 'property.addressLine2',
  town: 'property.town',
  postcode: 'property.postcode',
  moveInDate: 'moveInDate',
  agreedText: 'agreed.text',
  agreedDate: 'agreed.date',
  inviteOn: 'invite.on',
  inviteDaysBefore: 'invite.daysBefore',
  inviteBy: 'invite.by',
};

/** The body of `POST /moves` with the values of a row. Its fields are not validated. */
export function moveOf(cells: Cells): object {
  const { reference, brand, branch, type, moveInDate, agreedText, agreedDate, ...others } = cells;
  const { title, firstName, surname, dateOfBirth, emailAddress, contactNumber } = others;
  const { houseNameOrNumber, addressLine1, addressLine2, town, postcode } = others;
  const invite = inviteOf(cells);
  return given({
    reference,
    brand,
    branch,
    type,
    person: given({ title, firstName, surname, dateOfBirth, emailAddress, contactNumber }),
    property: given({ houseNameOrNumber, addressLine1, addressLine2, town, postcode }),
    moveInDate,
    agreed: given({ text: agreedText, date: agreedDate }),
    invite: Object.keys(invite).length > 0 ? invite : undefined,
  });
}

function inviteOf({ inviteOn: on, inviteDaysBefore: days, inviteBy: channels }: Cells): object {
  return given({
    on,
    daysBefore: days !== undefined && /^\d+$/.test(days) ? Number(days) : days,
    by: channels?.split(/\s+/),
  });
}

/** An object without the fields that are undefined. */
const given = (fields: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The column of a field's dotted path; the path itself for a part of the move that no column has. */
export function columnOf(path: string): string {
  return importColumns.find((column) => path === fieldOf[column] || path.startsWith(`${fieldOf[column]}.`)) ?? path;
}
