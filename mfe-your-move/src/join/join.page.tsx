import { useState } from 'react';
import type { HousemateSession } from '@home-move/contract';
import { HousemateView } from './housemate-view';
import { Invitation } from './invitation';
import { LeftPage } from './left.page';
import { LogInPage } from './log-in.page';
import { useLinkToken } from './use-link-token';

/**
 * Behind a share link: what joining means, then the housemate's household. Without the token, as after a reload, housemates log in. Their
 * session is in memory only, next to the session of another move. [ROOM-04 to ROOM-09]
 */
export function JoinPage() {
  const token = useLinkToken();
  const [opened, setOpened] = useState<HousemateSession | null>(null);
  const [end, setEnd] = useState<'left' | 'removed' | 'expired' | null>(null);
  const open = (session: HousemateSession) => {
    setOpened(session);
    setEnd(null);
  };
  if (end === 'left' || end === 'removed') return <LeftPage reason={end} />;
  if (opened && end === null) return <HousemateView key={opened.session.access_token} opened={opened} onEnd={setEnd} />;
  if (token === null || end === 'expired') return <LogInPage hasExpired={end === 'expired'} onOpened={open} />;
  return <Invitation key={token} token={token} onOpened={open} />;
}
