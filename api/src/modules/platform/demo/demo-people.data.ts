import { addDays, enrolmentStatus, residentialStatus, type Address, type EnrolmentType } from '@home-move/contract';
import { type Brand, demoBrands } from '../../brands/brand/brands.data.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { newEnrolment } from '../../move/enrolment/new-enrolment.js';
import { completedServices } from './completed-services.data.js';

/** A demo mover. The fixed id ensures that each is created once. */
export interface DemoPerson {
  readonly id: string;
  readonly enrolment: Omit<EnrolmentRecord, 'id' | 'version'>;
  /** Set for movers who log in with a password. */
  readonly password?: string;
}

/** The day on which the demo data is loaded; its dates are relative to it. */
export interface DemoDay {
  readonly now: Date;
  /** London's calendar day, yyyy-MM-dd. */
  readonly today: string;
}

const samHartleysId = '5a3d00000000000000000101';
const password = 'Moving1!';
const castleRoad = 'MK40 2QT';

function brandOf(urlRoute: string, branch: number | null = null): Brand {
  const brand = demoBrands(undefined).find(
    (candidate) => candidate.urlRoute === urlRoute && candidate.branch === branch,
  );
  if (!brand) throw new Error(`the demo has no ${urlRoute}`);
  return brand;
}

/** Created by a partner, with the token of the partner's link. */
function sentByPartner(brand: Brand, enrolmentType: EnrolmentType, saveAndContinueToken: string, { now }: DemoDay) {
  return { ...newEnrolment(brand, now), enrolmentType, saveAndContinueToken };
}

/** A home in Castle Road, with its key in the address lookup. */
const homeInCastleRoad = (houseNameOrNumber: string, addressKey: string): Address => ({
  addressKey,
  houseNameOrNumber,
  addressLine1: 'Castle Road',
  addressLine2: '',
  cityTown: 'Bedford',
  postcode: castleRoad,
  isAbroad: false,
  manualAddress: false,
  isDomestic: true,
});

const populated = enrolmentStatus.detailsPopulated;

/** Moves in within a week. Sent by a letting agent with name, contacts and date; no contact is verified. */
const samHartley = (day: DemoDay): DemoPerson => ({
  id: samHartleysId,
  enrolment: {
    ...sentByPartner(brandOf('oakwood', 12), 'Lettings', 'demo-lettings', day),
    // The record of the demo CRM names it.
    reference: 'HM-7KQ2XW9D',
    status: populated,
    partnerPostcode: castleRoad,
    title: 'Mr',
    firstName: 'Sam',
    surname: 'Hartley',
    dateOfBirth: '1985-03-27',
    emailAddress: 'sam.hartley@example.test',
    contactNumber: '07700900101',
    moveInDate: addDays(day.today, 7),
  },
});

/** Both contacts are verified. */
const priyaShah = (day: DemoDay): DemoPerson => ({
  id: '5a3d00000000000000000102',
  enrolment: {
    ...sentByPartner(brandOf('oakwood'), 'Lettings', 'demo-verified', day),
    status: populated,
    partnerPostcode: castleRoad,
    title: 'Ms',
    firstName: 'Priya',
    surname: 'Shah',
    dateOfBirth: '1992-08-14',
    emailAddress: 'priya.shah@example.test',
    contactNumber: '07700900102',
    emailAddressVerified: true,
    contactNumberVerified: true,
    moveInDate: addDays(day.today, 7),
  },
});

/** Locked after three mismatches. */
const leeNovak = (day: DemoDay): DemoPerson => ({
  id: '5a3d00000000000000000103',
  enrolment: {
    ...sentByPartner(brandOf('oakwood'), 'Lettings', 'demo-locked', day),
    surname: 'Novak',
    partnerPostcode: castleRoad,
    detailMismatches: 3,
    lockedAt: day.now,
  },
});

/** Exercised the right to be forgotten. */
const forgotten = (day: DemoDay): DemoPerson => ({
  id: '5a3d00000000000000000104',
  enrolment: { ...sentByPartner(brandOf('oakwood'), 'Lettings', 'demo-forgotten', day), forgottenAt: day.now },
});

/** A social tenant, sent by the landlord with surname, postcode and email address. */
const joEvans = (day: DemoDay): DemoPerson => ({
  id: '5a3d00000000000000000105',
  enrolment: {
    ...sentByPartner(brandOf('meadow'), 'Social', 'demo-social', day),
    surname: 'Evans',
    partnerPostcode: 'CF10 3NP',
    emailAddress: 'jo.evans@example.test',
  },
});

/** Came without a partner; moving details are complete, no service is chosen yet. */
const patMorgan = (day: DemoDay): DemoPerson => ({
  id: '5a3d00000000000000000106',
  password,
  enrolment: {
    ...newEnrolment(brandOf('default'), day.now),
    status: populated,
    title: 'Ms',
    firstName: 'Pat',
    surname: 'Morgan',
    dateOfBirth: '1979-11-02',
    emailAddress: 'pat.morgan@example.test',
    emailAddressVerified: true,
    ownedAt: day.now,
    contactNumber: '07700900106',
    moveInDate: addDays(day.today, 7),
    residentialStatus: residentialStatus.privateTenant,
    address: homeInCastleRoad('24', '121193458708'),
  },
});

/** Has set up every service. */
const chrisDoyle = (day: DemoDay): DemoPerson => {
  const moveInDate = addDays(day.today, 7);
  return {
    id: '5a3d00000000000000000107',
    password,
    enrolment: {
      ...newEnrolment(brandOf('meadow'), day.now),
      status: enrolmentStatus.complete,
      confirmationPageLastViewed: day.now,
      title: 'Mr',
      firstName: 'Chris',
      surname: 'Doyle',
      dateOfBirth: '1988-05-19',
      emailAddress: 'chris.doyle@example.test',
      emailAddressVerified: true,
      ownedAt: day.now,
      contactNumber: '07700900107',
      moveInDate,
      residentialStatus: residentialStatus.privateTenant,
      address: homeInCastleRoad('16', '121193458704'),
      ...completedServices({ ...day, moveInDate }),
    },
  };
};

/** Every demo mover. */
export function demoPeople(day: DemoDay): readonly DemoPerson[] {
  return [samHartley, priyaShah, leeNovak, forgotten, joEvans, patMorgan, chrisDoyle].map((person) => person(day));
}

/** Reusable token with which agent Jordan Lee opens Sam Hartley's enrolment. */
export const demoCall = { token: 'demo-agent', agentName: 'Jordan Lee', enrolmentId: samHartleysId } as const;

/** Each demo partner has an account for the agent of the demo and for a colleague. */
export const demoAgents = ['default', 'oakwood', 'harbour', 'meadow'].flatMap((partner) =>
  [demoCall.agentName, 'Priya Shah'].map((name) => ({ partner, name })),
);
