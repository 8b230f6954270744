import { PeopleIcon, registerSheet, useStore } from '@home-move/ui';
import { useShell } from '../runtime/shell-context';
import { LogOut, type LogOutProps } from './log-out';
import { RemindersMenu } from './reminders-menu';
import { SwitchQuestion, type SwitchQuestionProps } from './switch-question';
import sheet, * as styles from './telephony.module.css';
import { telephonyTexts } from './telephony.texts';

registerSheet(sheet);

export interface AgentProps extends SwitchQuestionProps {
  readonly logOutRequests: LogOutProps['requests'];
}

/** The acting agent's name and Log Out, in the header. [CHROME-11] */
export function Agent({ logOutRequests, switches }: AgentProps) {
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
      <SwitchQuestion switches={switches} />
    </>
  );
}

/** A narrow bar in the CRM's frame, because the CRM has its own header. */
export function AgentBar(props: AgentProps) {
  return (
    <header className={styles.bar}>
      <Agent {...props} />
    </header>
  );
}
