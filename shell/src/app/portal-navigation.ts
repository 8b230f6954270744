import { clientFacts, landingPath, type Flags, type Readable } from '@home-move/contract';
import { embeddedAddressBar, hostedAddressBar, type AddressBar } from '../navigation/address-bar';
import { guardPath } from '../navigation/guard';
import { createNavigation, type Navigation } from '../navigation/navigation';
import { resolveRequest } from '../navigation/requested-path';
import { loginPathOf, movingDetails } from '../navigation/routes';
import { createJourneyStorage } from '../session/journey-storage';
import type { SafeStorage } from '../session/safe-storage';
import type { Session } from '../session/session';
import type { BrandAndSession } from './load-brand-and-session';

interface PortalClient {
  readonly flags: Readable<Flags>;
  readonly storage: SafeStorage;
  /** The path of the step last shown. */
  readonly lastStep: () => string | null;
}

/** Navigation under the portal's redirects and the route access guard. */
export function createPortalNavigation(
  { context, settings, brandPath }: BrandAndSession,
  session: Session,
  { flags, storage, lastStep }: PortalClient,
  wrapAddressBar: (bar: AddressBar) => AddressBar,
): Navigation {
  const { portal, config } = settings;
  const { brand, branch } = brandPath;
  const client = { flags, storage: createJourneyStorage(storage), config };
  const landing = () => {
    const enrolment = session.enrolment.get();
    if (enrolment === null) return movingDetails;
    const isAgent = session.state.get().agentName !== null;
    return landingPath({ ...clientFacts(enrolment, client), flags: flags.get(), isAgent }, lastStep());
  };
  return createNavigation({
    bar: wrapAddressBar(context === 'hosted' ? hostedAddressBar(window) : embeddedAddressBar(window)),
    context,
    brand: { brand, branch },
    resolve: (path) => {
      const visitor = session.state.get();
      const loginPath = loginPathOf(flags.get(), visitor);
      const facts = { ...visitor, loginPath, isBranded: brand !== null, portal, landing: landing() };
      return resolveRequest(path, facts, storage);
    },
    guard: (path) => guardPath(path, session.enrolment.get(), client),
  });
}
