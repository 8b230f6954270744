import { createDecipheriv } from 'node:crypto';
import { personFields } from '@home-move/contract';

const DAY_MS = 24 * 60 * 60 * 1000;
const ENERGY_WINDOW_DAYS = 14;
const MANDATORY = 4;

const open = (sealed, key) => {
  const bytes = Buffer.from(sealed.box, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    .setAAD(Buffer.from('enrolment.save-and-continue'))
    .setAuthTag(bytes.subarray(12, 28));
  return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
};

const streetOf = ({ houseNameOrNumber, addressLine1 }) =>
  `${houseNameOrNumber}${/\d[a-z]?$/i.test(houseNameOrNumber) ? ' ' : ', '}${addressLine1}`;

/**
 * The JSON of an enrolment with details and a manual address, but without supply, packages or council: all that the bench
 * sends. The bench compares it with the product's.
 */
export function enrolmentJson(stored, { fieldKey }) {
  const { address, offered, consented, optIn, completed, registrationConfirmed } = stored;
  const latestMoveIn = new Date(Date.now() + ENERGY_WINDOW_DAYS * DAY_MS).toISOString().slice(0, 10);
  const isNumber = /^\d/.test(address.houseNameOrNumber);
  return {
    id: stored._id.toHexString(),
    status: stored.status,
    enrolmentType: stored.enrolmentType,
    partnerName: stored.partnerName,
    saveAndContinueToken: open(stored.saveAndContinueToken, fieldKey),
    version: stored.version,
    ...Object.fromEntries(personFields.map((field) => [field, stored[field]])),
    emailAddress: stored.emailAddress,
    contactNumber: stored.contactNumber,
    emailAddressVerified: stored.emailAddressVerified,
    contactNumberVerified: stored.contactNumberVerified,
    moveInDate: stored.moveInDate,
    isMoveInDateInRange: stored.moveInDate <= latestMoveIn,
    residentialStatus: stored.residentialStatus,
    address,
    simpleAddress: [streetOf(address), address.addressLine2, address.cityTown, address.postcode]
      .filter(Boolean)
      .join(', '),
    postcode: address.postcode,
    addressLine1: address.addressLine1,
    addressLine2: address.addressLine2,
    addressLine3: '',
    addressLine4: '',
    houseNumber: isNumber ? address.houseNameOrNumber : '',
    houseName: isNumber ? '' : address.houseNameOrNumber,
    town: address.cityTown,
    isUnpopulated: stored.isUnpopulated,
    supplyChecked: false,
    quotableEnergy: true,
    isMeterInfoValid: false,
    fuelType: null,
    isMixedMeters: false,
    isElecPayg: false,
    isGasPayg: false,
    economy7: false,
    hasElecSmartMeter: false,
    hasGasSmartMeter: false,
    meterType: null,
    supportsFastSwitch: false,
    currentSupplierElec: null,
    currentSupplierGas: null,
    pendingChangeOfSupply: null,
    supplyStatus: 'unchecked',
    isDomestic: true,
    manualHasPrepay: null,
    meterDetailsCompleted: false,
    namedSupplier: stored.namedSupplier ?? 'Larkfield Energy',
    ovoSupplyStatus: { supplyElec: false, supplyGas: false, fuelSupplyChecked: false },
    energyOfferedStatus: offered.energy,
    entertainmentOfferedStatus: offered.entertainment,
    councilOfferedStatus: offered.council,
    waterOfferedStatus: offered.water,
    energyConsented: consented.energy,
    entertainmentConsented: consented.entertainment,
    councilConsented: consented.council,
    waterConsented: consented.water,
    energyOptIn: optIn.energy,
    entertainmentOptIn: optIn.entertainment,
    councilOptIn: optIn.council,
    waterOptIn: optIn.water,
    energyComplete: completed.energy,
    entertainmentComplete: completed.entertainment,
    councilComplete: completed.council,
    waterComplete: completed.water,
    energySkipped: stored.energySkipped,
    entertainmentSkipped: stored.entertainmentSkipped,
    councilIsMandatory: offered.council === MANDATORY,
    waterIsMandatory: offered.water === MANDATORY,
    councilRegistrationConfirmed: registrationConfirmed.council,
    waterRegistrationConfirmed: registrationConfirmed.water,
    fuelsSetUp: [],
    choices: {
      use: null,
      plans: [],
      isStartDateChosen: false,
      broadbandPackage: null,
      hasMeterReadings: false,
      hasTickedTasks: false,
    },
    skyComplete: false,
    wombbComplete: false,
    broadbandComplete: false,
    wombbUserConfirmed: stored.wombbUserConfirmedDate !== null,
    wombbUserConfirmedDate: stored.wombbUserConfirmedDate?.toISOString() ?? null,
    wombbSkipped: stored.wombbSkipped,
    councilName: null,
    waterBoardName: null,
    ctwbJourneyToggle: stored.ctwbJourneyToggle,
    tenantPortalStorage: {},
    smartPageViewed: stored.smartPageViewed?.toISOString() ?? null,
    confirmationPageLastViewed: stored.confirmationPageLastViewed?.toISOString() ?? null,
    lastStep: stored.lastStep ?? null,
    isLinkConfirmed: (stored.onboarding?.committedAt ?? null) !== null,
    closedAt: null,
    reference: stored.reference,
  };
}
