import { addDays, enrolmentStatus, residentialStatus, type Address, type EnrolmentType } from '@home-move/contract';
import { type Brand, demoBrands } from '../brand/brands.data.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { newEnrolment } from '../enrolment/new-enrolment.js';
import { completedServices } from './completed-services.data.js';

/** Somebody of the demo; the id is theirs for good, so that they come into being once. */
export interface DemoPerson {
  readonly id: string;
  readonly enrolment: Omit<EnrolmentRecord, 'id' | 'version'>;
  /** Who logs in with a password has this one. */
  readonly password?: string;
}

/** The day on which the demo is loaded: its dates count from it. */
export interface DemoDay {
  readonly now: Date;
  /** London's calendar day, yyyy-MM-dd. */
  readonly today: string;
}

const samHartleysId = '5a3d00000000000000000101';
const password = 'Moving1!';
const castleRoad = 'MK40 2QT';

function brandOf(urlRoute: string, branch: number | null = null): Brand {
  const brand = demoBrands(undefined).find((one) => one.urlRoute === urlRoute && one.branch === branch);
  if (!brand) throw new Error(`the demo has no ${urlRoute}`);
  return brand;
}

/** Sent by a partner, with the token of the partner's link. */
function sent(brand: Brand, enrolmentType: EnrolmentType, saveAndContinueToken: string, { now }: DemoDay) {
  return { ...newEnrolment(brand, now), enrolmentType, saveAndContinueToken };
}

/** A home in Castle Road, by its key in the address look-up. */
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

/** Moves in within a week. Sent by the letting agent, who knows name, contact and date, but no verified contact. */
const samHartley = (day: DemoDay): DemoPerson => ({
  id: samHartleysId,
  enrolment: {
    ...sent(brandOf('oakwood', 12), 'Lettings', 'demo-lettings', day),
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

/** Has shown that mailbox and phone are hers. */
const priyaShah = (day: DemoDay): DemoPerson => ({
  id: '5a3d00000000000000000102',
  enrolment: {
    ...sent(brandOf('oakwood'), 'Lettings', 'demo-verified', day),
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

/** Mistook the details three times. */
const leeNovak = (day: DemoDay): DemoPerson => ({
  id: '5a3d00000000000000000103',
  enrolment: {
    ...sent(brandOf('oakwood'), 'Lettings', 'demo-locked', day),
    surname: 'Novak',
    partnerPostcode: castleRoad,
    detailMismatches: 3,
    lockedAt: day.now,
  },
});

/** Somebody of whom nothing is left. */
const forgotten = (day: DemoDay): DemoPerson => ({
  id: '5a3d00000000000000000104',
  enrolment: { ...sent(brandOf('oakwood'), 'Lettings', 'demo-forgotten', day), forgottenAt: day.now },
});

/** A social tenant, of whom the landlord knows surname, postcode and mailbox. */
const joEvans = (day: DemoDay): DemoPerson => ({
  id: '5a3d00000000000000000105',
  enrolment: {
    ...sent(brandOf('meadow'), 'Social', 'demo-social', day),
    surname: 'Evans',
    partnerPostcode: 'CF10 3NP',
    emailAddress: 'jo.evans@example.test',
  },
});

/** Came alone, has said where and when, and has chosen nothing yet. */
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
    contactNumber: '07700900106',
    moveInDate: addDays(day.today, 7),
    residentialStatus: residentialStatus.privateTenant,
    address: homeInCastleRoad('24', '121193458708'),
  },
});

/** Has set everything up. */
const chrisDoyle = (day: DemoDay): DemoPerson => {
  const moveInDate = addDays(day.today, 7);
  return {
    id: '5a3d00000000000000000107',
    password,
    enrolment: {
      ...newEnrolment(brandOf('meadow'), day.now),
      status: enrolmentStatus.complete,
      title: 'Mr',
      firstName: 'Chris',
      surname: 'Doyle',
      dateOfBirth: '1988-05-19',
      emailAddress: 'chris.doyle@example.test',
      emailAddressVerified: true,
      contactNumber: '07700900107',
      moveInDate,
      residentialStatus: residentialStatus.privateTenant,
      address: homeInCastleRoad('16', '121193458704'),
      ...completedServices({ ...day, moveInDate }),
    },
  };
};

/** The people of the demo. */
export function demoPeople(day: DemoDay): readonly DemoPerson[] {
  return [samHartley, priyaShah, leeNovak, forgotten, joEvans, patMorgan, chrisDoyle].map((person) => person(day));
}

/** Lets agent Jordan Lee in to Sam Hartley's enrolment, as often as asked. */
export const demoAgent = { token: 'demo-agent', agentName: 'Jordan Lee', enrolmentId: samHartleysId } as const;
