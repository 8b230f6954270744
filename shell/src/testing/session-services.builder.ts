import { createSafeStorage } from '../session/safe-storage';
import { readToken } from '../session/stored-token';
import { createSessionServices, type SessionServices, type SessionServicesOptions } from '../session/session-services';

/** The session services of the tenant portal on this API. */
export function aSessionServices(
  options: Pick<SessionServicesOptions, 'fetcher'> & Partial<SessionServicesOptions>,
): SessionServices {
  const { publicSiteUrl = '/', storage = createSafeStorage('default') } = options;
  return createSessionServices({
    page: window.location,
    publicSiteUrl,
    adminPortalUrl: null,
    clientId: 'tenant-portal',
    isFramed: false,
    sharesSession: true,
    scope: 'default',
    storage,
    tokenStorage: { ...storage, get: (key) => readToken(storage, key) },
    cipher: null,
    ...options,
  });
}
