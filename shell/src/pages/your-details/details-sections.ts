import {
  isInNorthernIreland,
  isMoveOrdered,
  isOffered,
  isReopenable,
  isServiceComplete,
  registeredServices,
  services,
  serviceTexts,
  type Enrolment,
  type JourneyFacts,
  type StepId,
} from '@home-move/contract';
import { formatDate } from '@home-move/ui';
import { yourDetailsTexts as texts } from './your-details.texts';

/** One answer of the mover. */
export interface DetailsRow {
  readonly label: string;
  /** Null while it is not given. */
  readonly value: string | null;
  /** The step that changes it; null if no step can. */
  readonly step: StepId | null;
  /** Why it cannot be changed; null if it can, or if nothing is left to change. */
  readonly reason: string | null;
}

export interface DetailsSection {
  readonly title: string;
  readonly rows: readonly DetailsRow[];
}

const { labels, reasons, sections } = texts;

type Row = (label: string, value: string | null, step: StepId | null, reason?: string) => DetailsRow;

/** Nothing of a finished enrolment can be changed. */
const rowsOf =
  ({ closedAt }: Enrolment): Row =>
  (label, value, step, reason) =>
    closedAt === null
      ? { label, value, step, reason: step === null ? (reason ?? null) : null }
      : { label, value, step: null, reason: null };

function homeRows(facts: JourneyFacts, row: Row): readonly DetailsRow[] {
  const { enrolment } = facts;
  const isOrdered = isMoveOrdered(enrolment);
  const date = enrolment.moveInDate;
  const dateAfterOrder = isReopenable('confirmation', facts) ? 'confirmation' : null;
  return [
    row(labels.address, enrolment.simpleAddress, isOrdered ? null : 'moving-details', reasons.ordered),
    row(
      labels.moveInDate,
      date && formatDate(date),
      isOrdered ? dateAfterOrder : 'moving-details',
      reasons.orderedDate,
    ),
  ];
}

function chosenServices(enrolment: Enrolment): string | null {
  const answered = services.filter((service) => enrolment[`${service}Consented`] !== null);
  if (answered.length === 0) return null;
  const chosen = answered.filter((service) => enrolment[`${service}OptIn`] === 1);
  return chosen.length === 0 ? texts.noServices : texts.services(chosen.map((service) => serviceTexts[service].label));
}

function councilRow({ enrolment, ...facts }: JourneyFacts, row: Row): readonly DetailsRow[] {
  const answered = registeredServices.filter((service) => enrolment[`${service}Complete`]);
  if (answered.length === 0) return [];
  const nameOf = { council: enrolment.councilName, water: enrolment.waterBoardName };
  const names = answered
    .filter((service) => enrolment[`${service}OptIn`] === 1)
    .map((service) => nameOf[service] ?? serviceTexts[service].label);
  const step = (['council-services-upfront', 'council-services'] as const).find((id) =>
    isReopenable(id, { enrolment, ...facts }),
  );
  const label = isInNorthernIreland(enrolment.postcode) ? labels.rates : labels.council;
  return [
    row(
      label,
      names.length > 0 ? texts.registered([...new Set(names)]) : texts.declined,
      step ?? null,
      reasons.registered,
    ),
  ];
}

function energyRows(facts: JourneyFacts, row: Row): readonly DetailsRow[] {
  const { enrolment } = facts;
  const { use, plans } = enrolment.choices;
  if (enrolment.energyOptIn === 0) return [];
  const isOrdered = enrolment.energyComplete || enrolment.fuelsSetUp.length > 0;
  const step = (id: StepId) => (!isOrdered && isReopenable('energy-usage', facts) ? id : null);
  const amounts = [
    ...(use?.electricityKwh ? [texts.electricity(use.electricityKwh)] : []),
    ...(use?.gasKwh ? [texts.gas(use.gasKwh)] : []),
  ];
  const plan = plans.length > 0 ? texts.names(plans.map(texts.plan)) : null;
  return [
    row(
      labels.use,
      amounts.length > 0 ? texts.use(amounts) : null,
      step('energy-usage'),
      isOrdered ? reasons.ordered : '',
    ),
    row(labels.plan, isOrdered ? texts.setUp : plan, step('energy-list'), isOrdered ? reasons.setUp : ''),
  ];
}

function broadbandRow(facts: JourneyFacts, row: Row): readonly DetailsRow[] {
  const { enrolment } = facts;
  if (enrolment.entertainmentOptIn === 0 || !isOffered(enrolment.entertainmentOfferedStatus)) return [];
  const isOrdered = isServiceComplete(enrolment, 'entertainment');
  const value = enrolment.choices.broadbandPackage ?? (isOrdered ? texts.setUp : null);
  const step = isReopenable('broadband-list', facts) ? 'broadband-list' : null;
  return [row(labels.broadband, value, step, isOrdered ? reasons.setUp : '')];
}

/** All answers of the mover so far, with the steps that change them. */
export function detailsSections(facts: JourneyFacts): readonly DetailsSection[] {
  const { enrolment } = facts;
  const { title, firstName, surname, dateOfBirth } = enrolment;
  const row = rowsOf(enrolment);
  const services = isReopenable('product-selection', facts) ? 'product-selection' : null;
  return [
    {
      title: sections.person,
      rows: [
        row(labels.name, [title, firstName, surname].filter(Boolean).join(' ') || null, null, reasons.person),
        row(labels.dateOfBirth, dateOfBirth && formatDate(dateOfBirth), null, reasons.person),
      ],
    },
    {
      title: sections.contact,
      rows: [
        row(labels.emailAddress, enrolment.emailAddress, 'onboarding-edit-email'),
        row(labels.contactNumber, enrolment.contactNumber, 'onboarding-edit-phone'),
      ],
    },
    { title: sections.home, rows: homeRows(facts, row) },
    {
      title: sections.services,
      rows: [
        row(labels.chosen, chosenServices(enrolment), services),
        ...councilRow(facts, row),
        ...energyRows(facts, row),
        ...broadbandRow(facts, row),
      ],
    },
  ];
}
