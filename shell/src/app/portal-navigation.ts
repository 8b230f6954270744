import type { RuntimeContract } from '@home-move/contract';
import { embeddedAddressBar, hostedAddressBar, type AddressBar } from '../navigation/address-bar';
import { guardPath } from '../navigation/guard';
import { createNavigation, type Navigation } from '../navigation/navigation';
import { loginPathOf, resolveRoute } from '../navigation/routes';
import type { Session } from '../session/session';
import type { BrandAndSession } from './load-brand-and-session';

/** Navigation under the portal's redirects and the route access guard. */
export function createPortalNavigation(
  { context, settings, brandPath }: BrandAndSession,
  session: Session,
  client: Pick<RuntimeContract, 'flags' | 'storage'>,
  wrapAddressBar: (bar: AddressBar) => AddressBar,
): Navigation {
  const { portal, config } = settings;
  const { brand, branch } = brandPath;
  return createNavigation({
    bar: wrapAddressBar(context === 'hosted' ? hostedAddressBar(window) : embeddedAddressBar(window)),
    context,
    brand: { brand, branch },
    resolve: (path) => {
      const visitor = session.state.get();
      const loginPath = loginPathOf(client.flags.get(), visitor);
      return resolveRoute(path, { ...visitor, loginPath, isBranded: brand !== null, portal });
    },
    guard: (path) => guardPath(path, session.enrolment.get(), { ...client, config }),
  });
}
