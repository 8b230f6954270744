import { PeopleIcon, registerSheet, useStore } from '@home-move/ui';
import { useShell } from '../runtime/shell-context';
import sheet, * as styles from './telephony.module.css';
import { telephonyTexts } from './telephony.texts';

registerSheet(sheet);

/** The acting agent's name and Log Out, in the header. [CHROME-11] */
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

/** A narrow bar in the CRM's frame, because the CRM has its own header. */
export function AgentBar() {
  return (
    <header className={styles.bar}>
      <Agent />
    </header>
  );
}
