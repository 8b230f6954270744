import { householdEndpoints, type HousemateSession } from '@home-move/contract';
import { Card, Notice, Page, registerSheet, Text, useRuntime } from '@home-move/ui';
import { IdentityForm } from './identity-form';
import sheet, * as styles from './join.module.css';
import { joinTexts } from './join.texts';
import { useHeadingFocus } from './use-heading-focus';

registerSheet(sheet);
const texts = joinTexts.logIn;

interface LogInPageProps {
  readonly onOpened: (session: HousemateSession) => void;
  /** Whether a session has ended. */
  readonly hasExpired?: boolean;
  /** Whether a button of the page before opened it. */
  readonly isOpened?: boolean;
}

/** Where housemates come back to, with a code to the contact that they joined with. */
export function LogInPage({ onOpened, hasExpired = false, isOpened = false }: LogInPageProps) {
  const { brand, http } = useRuntime();
  const column = useHeadingFocus(isOpened);
  return (
    <div ref={column}>
      <Page
        title={texts.title}
        brandName={brand.name}
        lede={texts.lede}
        width="full"
        notices={
          hasExpired && (
            <Notice focusOn="expired">
              <p>{texts.ended}</p>
            </Notice>
          )
        }
      >
        <div className={styles.logIn}>
          <Card as="div">
            <IdentityForm
              kind="logIn"
              sendCode={(contact) => http.send(householdEndpoints.sendLoginCode, { body: contact })}
              submit={({ contact, code }) => http.send(householdEndpoints.login, { body: { ...contact, code } })}
              onDone={onOpened}
            />
          </Card>
          <Text size="sm" muted className={styles.block}>
            {texts.reloaded}
          </Text>
        </div>
      </Page>
    </div>
  );
}
