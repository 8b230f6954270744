import { commQuery, matchPath, steps } from '@home-move/contract';
import { useEffect } from 'react';
import { useShell } from '../runtime/shell-context';

/**
 * An invitation leads to a page of a journey, which knows nothing of mails: the shell tells the API that it was opened. The
 * shell's own pages do so themselves. [COMMS-07]
 */
export function OpenedInvitation() {
  const { navigation, send } = useShell();
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const token = matchPath(steps['onboarding-verify'].path, navigation.path.get())?.['token'];
    if (token === undefined || !query.has(commQuery.distribution)) return;
    import('../pages/account/opened-link').then(
      ({ consumeLinkQuery: takeOpenedLink }) => takeOpenedLink({ token, query, http: { send }, navigation }),
      // Its chunk did not come: nobody is held up by what we would like to know.
      () => undefined,
    );
  }, [navigation, send]);
  return null;
}
