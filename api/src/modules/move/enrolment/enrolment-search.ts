import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { surnameKey } from '../../../common/person/surname-key.js';
import { ENROLMENT, type EnrolmentDocument } from './enrolment.model.js';
import type { EnrolmentRecord } from './enrolment.record.js';

/** What support knows about a customer. Contacts and postcodes are normalised by the contract's schemas. */
export interface SearchCriteria {
  readonly enrolment?: string | undefined;
  readonly surname?: string | undefined;
  readonly emailAddress?: string | undefined;
  readonly contactNumber?: string | undefined;
  readonly postcode?: string | undefined;
  readonly reference?: ReferenceCriterion | undefined;
}

/** A reference that the customer reads out: ours, a supplier's, or the partner's. */
export interface ReferenceCriterion {
  readonly text: string;
  /** The enrolments of moves to which partners gave this reference. */
  readonly sentByPartners: readonly string[];
}

const foundFields = [
  'brand',
  'reference',
  'status',
  'createdAt',
  'firstName',
  'surname',
  'emailAddress',
  'contactNumber',
  'address',
  'partnerPostcode',
  'lockedAt',
  'closedAt',
  'forgottenAt',
] as const satisfies readonly (keyof EnrolmentRecord)[];

/** The facts by which support recognises a customer. */
export type FoundEnrolment = Pick<EnrolmentRecord, 'id' | (typeof foundFields)[number]>;

const projection = Object.fromEntries(foundFields.map((field) => [field, 1]));

/** Finds enrolments by what a customer can state. */
@Injectable()
export class EnrolmentSearch {
  constructor(@InjectModel(ENROLMENT) private readonly enrolments: Model<EnrolmentDocument>) {}

  /** The enrolments that meet all criteria, newest first. A forgotten one has only its id and our reference. */
  async find(criteria: SearchCriteria, limit: number): Promise<readonly FoundEnrolment[]> {
    const found = await this.enrolments.collection
      .find<EnrolmentDocument>({ $and: searchFilters(criteria) }, { projection })
      .sort({ createdAt: -1 })
      .limit(limit)
      .toArray();
    return found.map(toFound);
  }
}

function toFound({ _id, ...document }: EnrolmentDocument): FoundEnrolment {
  // Earlier versions did not store every field, and forgotten enrolments lack some.
  const fields = Object.fromEntries(foundFields.map((field) => [field, document[field] ?? null]));
  return { ...(fields as Omit<FoundEnrolment, 'id'>), id: _id.toHexString() };
}

type Filter = Readonly<Record<string, unknown>>;

/** A filter for each criterion that is given. Each of its alternatives looks up one index. */
export function searchFilters(criteria: SearchCriteria): Filter[] {
  const { enrolment, surname, emailAddress, contactNumber, postcode, reference } = criteria;
  return [
    ...(enrolment === undefined ? [] : [{ _id: new Types.ObjectId(enrolment) }]),
    ...(surname === undefined ? [] : [{ surnameKey: surnameKey(surname) }]),
    ...(emailAddress === undefined ? [] : [{ emailAddress }]),
    ...(contactNumber === undefined ? [] : [{ contactNumber }]),
    ...(postcode === undefined ? [] : [{ $or: [{ 'address.postcode': postcode }, { partnerPostcode: postcode }] }]),
    ...(reference === undefined ? [] : [referenceFilter(reference)]),
  ];
}

const referenceFilter = ({ text, sentByPartners }: ReferenceCriterion): Filter => ({
  $or: [
    { reference: text.toUpperCase() },
    { _id: { $in: sentByPartners.map((id) => new Types.ObjectId(id)) } },
    { 'energySetUp.applicationReference': text },
    { 'secondarySetUp.applicationReference': text },
    { 'broadband.order.number': text },
    { 'formerOrders.reference': text },
    { 'keptContracts.reference': text },
  ],
});
