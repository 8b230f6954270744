import { classNames, PeopleIcon, registerSheet, useStore, Wrap } from '@home-move/ui';
import * as headerStyles from '../layout/header.module.css';
import { layoutTexts } from '../layout/layout.texts';
import { Logo } from '../layout/logo';
import { useLink } from '../navigation/use-link';
import { useShell } from '../shell-context';
import sheet, * as styles from './telephony.module.css';
import { telephonyTexts } from './telephony.texts';

registerSheet(sheet);

/** Who is acting for the customer, and the way out. [CHROME-11] */
function Agent() {
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
      <button type="button" className={headerStyles.link} onClick={() => void logout()}>
        {telephonyTexts.logOut}
      </button>
    </>
  );
}

/** The brand's bar, with the agent in place of the support line: nobody on the phone needs its number. */
export function AgentHeader() {
  const { name, theme } = useShell().branding;
  return (
    <header className={headerStyles.header}>
      <Wrap>
        <div className={headerStyles.bar}>
          <a
            {...useLink('/')}
            aria-label={layoutTexts.home(name)}
            className={classNames(headerStyles.logo, headerStyles[theme])}
          >
            <Logo theme={theme} />
            <span className={styles.brand}>{name}</span>
          </a>
          <Agent />
        </div>
      </Wrap>
    </header>
  );
}

/** In the CRM's frame a narrow bar is all: the CRM has a header of its own. */
export function AgentBar() {
  return (
    <header className={classNames(headerStyles.header, styles.bar)}>
      <Agent />
    </header>
  );
}
