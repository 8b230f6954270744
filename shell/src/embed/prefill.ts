import {
  NETWORK,
  pathOf,
  prefillDraft,
  prefillEndpoints,
  problemOf,
  type Branding,
  type Flags,
  type Prefill as PrefillResponse,
  type PrefillDetails,
  type Readable,
} from '@home-move/contract';
import type { Navigation } from '../navigation/navigation';
import { isEntryPage, loginPathOf } from '../navigation/routes';
import { clearJourneyStorage, createJourneyStorage } from '../session/journey-storage';
import type { SafeStorage } from '../session/safe-storage';
import type { LazyServices } from '../session/session-services';
import type { HostLink } from './host-link';

/** The longest time that the first screen waits for a code that has arrived. */
const maxWaitMs = 3000;

export interface PrefillServices extends Pick<LazyServices, 'send' | 'session' | 'storage'> {
  readonly branding: Pick<Branding, 'urlRoute'>;
}

export interface PrefilledPortal {
  readonly navigation: Pick<Navigation, 'path' | 'go'>;
  readonly flags: Readable<Flags>;
}

/** Redeems the codes that a partner's server got for the mover. */
export interface Prefill {
  /**
   * Redeems each code from now on. Resolves at once or, if a code has arrived, when it is used, refused or waiting for the network,
   * after three seconds at the latest.
   */
  readonly start: (services: PrefillServices) => Promise<void>;
  /** Leads the mover to the enrolment that a code has opened, or to the login that it requires. */
  readonly follow: (portal: PrefilledPortal) => void;
}

/** The details that identify a person. */
const identifying = ['firstName', 'surname', 'emailAddress', 'contactNumber'] as const;

/** Whether earlier details are about another person. Details that identify no one are compared as a whole. */
function areOfAnother(earlier: unknown, details: PrefillDetails): boolean {
  if (earlier === undefined) return false;
  const isIdentified = identifying.some((field) => details[field] !== null);
  const compared = (given: unknown) => JSON.stringify(given, isIdentified ? [...identifying] : null);
  return compared(earlier) !== compared(details);
}

/**
 * Keeps the details for the forms of onboarding, where the mover sees and can change them. If earlier details are about another
 * person, drops the input to these forms in this tab.
 */
function keepDetails(storage: SafeStorage, details: PrefillDetails): void {
  const journeys = createJourneyStorage(storage);
  const stored = journeys.get('onboarding');
  const drafts: Readonly<Record<string, unknown>> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const kept = areOfAnother(drafts[prefillDraft], details) ? {} : drafts;
  journeys.set('onboarding', { ...kept, [prefillDraft]: details });
}

const hasNoResponse = (error: unknown) => problemOf(error).code === NETWORK;

/** `origin` is that of the page around the frame; null if no page is known. */
export function createPrefill(
  link: Pick<HostLink, 'onPrefill' | 'endPrefill'>,
  origin: Promise<string | null>,
): Prefill {
  let services: PrefillServices | null = null;
  let portal: PrefilledPortal | null = null;
  /** The effect of a code that the mover has not been led to yet. */
  let isOpened = false;
  let requiresLogin = false;
  /** The task that uses the latest code. An earlier code that waits for the network is dropped. */
  let latest: (() => Promise<void>) | null = null;

  function lead(): void {
    if (services === null || portal === null) return;
    const { navigation, flags } = portal;
    const visitor = services.session.state.get();
    if (isOpened) navigation.go(visitor.loggedIn ? '/enrolment' : pathOf('personal-details'), { replace: true });
    // A mover who has begun to type is not interrupted.
    else if (requiresLogin && isEntryPage(navigation.path.get()))
      navigation.go(loginPathOf(flags.get(), visitor), { replace: true });
    isOpened = false;
    requiresLogin = false;
  }

  /** Exchanges a code; null if it is refused. Rejects if no response arrives: the code may still be unused. */
  async function redeem(code: string, { send, branding }: PrefillServices): Promise<PrefillResponse | null> {
    const host = await origin;
    if (host === null) return null;
    const body = { code, origin: host, brand: branding.urlRoute };
    return send(prefillEndpoints.redeem, { body }).catch((error: unknown) => {
      if (hasNoResponse(error)) throw error;
      return null;
    });
  }

  async function apply(response: PrefillResponse, { session, storage }: PrefillServices): Promise<void> {
    const { enrolmentId } = session.state.get();
    if (response.tokens !== null) {
      // Input from before there was a session may be another person's. The input of another enrolment ends with its session.
      if (storage.get('enrolmentSessionId') === null) clearJourneyStorage(storage);
      await session.begin(response.tokens);
      isOpened = session.state.get().enrolmentId !== enrolmentId;
    } else if (enrolmentId === null) {
      // A session in this tab comes before details, and before a login.
      requiresLogin = response.requiresLogin;
      if (response.details) keepDetails(storage, response.details);
    }
    lead();
  }

  /** Returns a task that uses the code, which is kept in memory only. Another run continues after the last response. */
  function createUse(code: string, given: PrefillServices): () => Promise<void> {
    let response: PrefillResponse | null | undefined;
    return async () => {
      if (response === undefined) {
        response = await redeem(code, given);
        link.endPrefill(response === null ? 'refused' : 'used');
      }
      if (response !== null) await apply(response, given);
    };
  }

  /** Runs a task. After a network failure, runs it again once the browser is online. */
  async function run(task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      // After any other failure, the mover starts as without a code.
      if (!hasNoResponse(error)) return;
      const resume = () => {
        if (task === latest) void run(task);
      };
      window.addEventListener('online', resume, { once: true });
    }
  }

  return {
    async start(given) {
      services = given;
      const arrived: Promise<void>[] = [];
      link.onPrefill((code) => {
        latest = createUse(code, given);
        arrived.push(run(latest));
      });
      if (arrived.length === 0) return;
      await Promise.race([...arrived, new Promise<void>((resolve) => setTimeout(resolve, maxWaitMs))]);
    },
    follow(followed) {
      portal = followed;
      lead();
    },
  };
}
