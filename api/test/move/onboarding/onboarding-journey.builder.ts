import {
  enrolmentEndpoints,
  onboardingEndpoints,
  type OnboardingJourney,
  type SaveOnboarding,
  type Tokens,
} from '@home-move/contract';
import { anInvitation, validate } from '../../identity/account/login.fixture.js';
import { clearFaults } from '../../journey/mover.builder.js';
import { bootApp, type BootedApp } from '../../support/boot-app.js';

/** A mover who opened a partner's link and has confirmed surname and postcode. */
export interface Traveller {
  readonly enrolmentId: string;
  readonly token: string;
  readonly email: string;
  readonly mobile: string;
}

/** Hartley of MK40 2QT: the partner sent surname, postcode and contacts, and nothing else. */
export async function aTraveller(api: BootedApp): Promise<Traveller> {
  const { enrolmentId, token, email, mobile } = await anInvitation(api);
  const { body } = await validate(api, token, { surname: 'Hartley', postcode: 'MK40 2QT' });
  const { access_token } = (body as { token: Tokens }).token;
  return { enrolmentId, token: access_token, email, mobile };
}

export async function journeyOf(api: BootedApp, { token }: Pick<Traveller, 'token'>): Promise<OnboardingJourney> {
  const { status, body } = await api.call(onboardingEndpoints.journey, {}, { token });
  expect(status).toBe(200);
  return body;
}

export const save = (api: BootedApp, { token }: Pick<Traveller, 'token'>, body: SaveOnboarding) =>
  api.call(onboardingEndpoints.save, { body }, { token });

export const commit = (api: BootedApp, { token }: Pick<Traveller, 'token'>, idempotencyKey?: string) =>
  api.call(onboardingEndpoints.commit, {}, { token, ...(idempotencyKey !== undefined && { idempotencyKey }) });

export async function addressesOf(api: BootedApp, { token }: Pick<Traveller, 'token'>) {
  return api.call(onboardingEndpoints.addresses, {}, { token });
}

/** The key of a home in Castle Road, MK40 2QT. */
export async function homeOnCastleRoad(
  api: BootedApp,
  traveller: Pick<Traveller, 'token'>,
  door: string,
): Promise<string> {
  const { body } = await addressesOf(api, traveller);
  const found = body.find(({ simpleAddress }) => simpleAddress.startsWith(`${door} Castle Road`));
  if (!found) throw new Error(`no ${door} Castle Road`);
  return found.addressKey;
}

export const byHand = {
  isManualAddress: true,
  manualAddressStreetOne: '3 River Walk',
  manualAddressStreetTwo: 'Newham',
  manualAddressTown: 'Truro',
  manualAddressCounty: 'Cornwall',
} as const;

/** Boots the API on 20 November 2026 for the specs of a file, with a new mover for each. Returns the mover's calls. */
export function bootForTravellers(set: (api: BootedApp, mover: Traveller) => void, env?: Record<string, string>) {
  let api: BootedApp;
  let mover: Traveller;
  beforeAll(async () => {
    api = await bootApp(env);
    api.clock.at('2026-11-20T10:00:00Z');
  });
  beforeEach(async () => {
    mover = await aTraveller(api);
    set(api, mover);
  });
  afterEach(() => clearFaults(api));
  afterAll(() => api.close());
  return {
    mine: () => api.call(enrolmentEndpoints.mine, {}, { token: mover.token }),
    castleRoad: (door = '14') => homeOnCastleRoad(api, mover, door),
  };
}
