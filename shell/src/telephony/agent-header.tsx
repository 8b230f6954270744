import { PeopleIcon, registerSheet, useStore } from '@home-move/ui';
import { useShell } from '../runtime/shell-context';
import { LogOut, type LogOutProps } from './log-out';
import { RemindersMenu } from './reminders-menu';
import sheet, * as styles from './telephony.module.css';
import { telephonyTexts } from './telephony.texts';

registerSheet(sheet);

/** The acting agent's name and Log Out, in the header. [CHROME-11] */
export function Agent({ logOutRequests }: { readonly logOutRequests: LogOutProps['requests'] }) {
  const { session } = useShell();
  const { agentName } = useStore(session);
  return (
    <>
      <RemindersMenu />
      <p className={styles.agent}>
        <PeopleIcon />
        <span>
          {telephonyTexts.agent} <b>{agentName}</b>
        </span>
      </p>
      <LogOut requests={logOutRequests} />
    </>
  );
}

/** A narrow bar in the CRM's frame, because the CRM has its own header. */
export function AgentBar({ logOutRequests }: { readonly logOutRequests: LogOutProps['requests'] }) {
  return (
    <header className={styles.bar}>
      <Agent logOutRequests={logOutRequests} />
    </header>
  );
}
