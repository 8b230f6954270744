/** Product offered status. 2 and 0 hide a service, 3 presets it, 4 makes it mandatory. */
export const offeredStatus = {
  notSet: 0,
  offered: 1,
  notOffered: 2,
  offeredAndPreselected: 3,
  offeredAndMandatory: 4,
} as const;
export type OfferedStatus = (typeof offeredStatus)[keyof typeof offeredStatus];

/** Whether the mover sees the service at all. */
export function isOffered(status: OfferedStatus): boolean {
  return status !== offeredStatus.notSet && status !== offeredStatus.notOffered;
}

interface ServiceDefinition {
  /**
   * How the mover sets the service up.
   * `order`: from a supplier, in a journey of the portal; can be skipped for now (`energySkipped`).
   * `registration`: with an authority, on the authority's site; the enrolment has `councilIsMandatory` and
   * `councilRegistrationConfirmed`.
   */
  readonly setUp: 'order' | 'registration';
}

/**
 * The services of an enrolment, in the order in which the mover sees them. Fields, schemas, stored documents and cards
 * derive from this table; their names are in `serviceTexts`. [BRAND-01]
 */
export const serviceTable = {
  energy: { setUp: 'order' },
  entertainment: { setUp: 'order' },
  council: { setUp: 'registration' },
  water: { setUp: 'registration' },
} as const satisfies Readonly<Record<string, ServiceDefinition>>;

export type Service = keyof typeof serviceTable;
type ServiceWith<SetUp extends ServiceDefinition['setUp']> = {
  [Id in Service]: (typeof serviceTable)[Id]['setUp'] extends SetUp ? Id : never;
}[Service];
export type OrderedService = ServiceWith<'order'>;
export type RegisteredService = ServiceWith<'registration'>;

export function isOrderedService(service: Service): service is OrderedService {
  return serviceTable[service].setUp === 'order';
}
export function isRegisteredService(service: Service): service is RegisteredService {
  return serviceTable[service].setUp === 'registration';
}

// Object.keys is typed as string[]; the table has exactly these keys. Marked pure, so that bundles drop the unused lists.
export const services = /* @__PURE__ */ Object.keys(serviceTable) as readonly Service[];
export const orderedServices: readonly OrderedService[] = /* @__PURE__ */ services.filter(isOrderedService);
export const registeredServices: readonly RegisteredService[] = /* @__PURE__ */ services.filter(isRegisteredService);

/** One field of each of the services: `ServiceFields<Service, 'OptIn', 0 | 1>` has `energyOptIn`, `waterOptIn` … */
export type ServiceFields<Id extends Service, Suffix extends string, Value> = {
  readonly [Each in Id as `${Each}${Suffix}`]: Value;
};

/** The values of one field of each of the services: `{ energyOptIn: …, entertainmentOptIn: … }`. */
export function serviceFields<Id extends Service, Suffix extends string, Value>(
  ids: readonly Id[],
  suffix: Suffix,
  value: (service: Id) => Value,
): ServiceFields<Id, Suffix, Value> {
  // Object.fromEntries loses the keys' type.
  return Object.fromEntries(ids.map((id) => [`${id}${suffix}`, value(id)])) as ServiceFields<Id, Suffix, Value>;
}
