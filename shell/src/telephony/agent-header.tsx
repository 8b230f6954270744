import { PeopleIcon, registerSheet, useStore } from '@home-move/ui';
import { useShell } from '../runtime/shell-context';
import sheet, * as styles from './telephony.module.css';
import { telephonyTexts } from './telephony.texts';

registerSheet(sheet);

/** Who is acting for the customer, and the way out; in the header. [CHROME-11] */
export function Agent() {
  const { session, logout } = useShell();
  const { agentName } = useStore(session);
  return (
    <>
      <p className={styles.agent}>
        <PeopleIcon />
        <span>
          {telephonyTexts.agent} <b>{agentName}</b>
        </span>
      </p>
      <button type="button" className={styles.logOut} onClick={() => void logout()}>
        {telephonyTexts.logOut}
      </button>
    </>
  );
}

/** In the CRM's frame a narrow bar is all: the CRM has a header of its own. */
export function AgentBar() {
  return (
    <header className={styles.bar}>
      <Agent />
    </header>
  );
}
