import { commQuery, matchPath, steps } from '@home-move/contract';
import { useEffect } from 'react';
import { useShell } from '../runtime/shell-context';

/**
 * Reports to the API that an invitation was opened: it leads to a journey's page, and journeys do not handle mails. The
 * shell's own pages report it themselves. [COMMS-07]
 */
export function OpenedInvitation() {
  const { navigation, send } = useShell();
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const token = matchPath(steps['onboarding-verify'].path, navigation.path.get())?.['token'];
    if (token === undefined || !query.has(commQuery.distribution)) return;
    import('../pages/account/opened-link').then(
      ({ consumeLinkQuery }) => consumeLinkQuery({ token, query, http: { send }, navigation }),
      // The report is optional: a chunk that fails to load must not disturb the page.
      () => undefined,
    );
  }, [navigation, send]);
  return null;
}
