import { useEffect, useState } from 'react';

/** The hash with which the portal leads a mover here who wants to log out. */
const leavingHash = '#log-out';

const isLeaving = () => window.location.hash === leavingHash;

/** Whether the mover wants to log out, and the decision to stay. [METER-13] */
export function useLeaving(): { readonly wantsToLeave: boolean; readonly stay: () => void } {
  const [wantsToLeave, setWantsToLeave] = useState(isLeaving);
  useEffect(() => {
    const follow = () => setWantsToLeave(isLeaving());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return {
    wantsToLeave,
    stay() {
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
      setWantsToLeave(false);
    },
  };
}
