import { householdEndpoints, problemOf, type HousemateSession, type JoinInvitation } from '@home-move/contract';
import {
  Card,
  CheckIcon,
  FailedPanel,
  FullPageSpinner,
  Heading,
  LockIcon,
  Page,
  registerSheet,
  useRuntime,
} from '@home-move/ui';
import { useId, useState, type ReactNode } from 'react';
import useSWR from 'swr';
import { EndedPage } from './ended.page';
import { IdentityForm } from './identity-form';
import sheet, * as styles from './join.module.css';
import { joinTexts as texts } from './join.texts';

registerSheet(sheet);

/** The page behind the link. Fetched once, because the form must not change while it is filled in. */
function useInvitation(token: string) {
  const { http } = useRuntime();
  return useSWR<JoinInvitation, unknown>(
    ['join-household', token],
    () => http.send(householdEndpoints.openJoin, { body: { token } }),
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false, shouldRetryOnError: false },
  );
}

interface ListProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly className?: string | undefined;
  readonly icon: ReactNode;
}

function List({ title, items, className, icon }: ListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul className={className}>
        {items.map((item) => (
          <li key={item}>
            {icon}
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LinkProps {
  readonly token: string;
  readonly onOpened: (session: HousemateSession) => void;
}

interface JoinProps extends LinkProps {
  readonly invitation: JoinInvitation;
  readonly onEnded: () => void;
}

/** Who invites, what joining shows and keeps private, and the form. [ROOM-04, ROOM-06] */
function Join({ invitation, token, onOpened, onEnded }: JoinProps) {
  const { brand, http } = useRuntime();
  const { inviter } = invitation;
  return (
    <Page
      title={texts.title(invitation)}
      brandName={brand.name}
      lede={texts.lede(inviter)}
      width="full"
      renderColumns={(head, content) => (
        <div className={styles.join}>
          <div>
            <div className={styles.inviter}>
              <span aria-hidden="true">{inviter.charAt(0)}</span>
              <p>
                <b>{texts.invites(inviter)}</b>
                {texts.dates(invitation)}
              </p>
            </div>
            {head}
            <div className={styles.see}>
              <List {...texts.see} className={styles.yes} icon={<CheckIcon size={20} />} />
              <List {...texts.private} icon={<LockIcon />} />
            </div>
            <p className={styles.bill}>
              <b>{texts.noBill}</b> {texts.beforeNaming}
            </p>
          </div>
          {content}
        </div>
      )}
    >
      <Card className={styles.card}>
        <Heading level={2}>{texts.form.title}</Heading>
        <IdentityForm
          kind="join"
          sendCode={(contact) => http.send(householdEndpoints.sendJoinCode, { body: { token, ...contact } })}
          submit={({ contact, ...values }) =>
            http.send(householdEndpoints.join, { body: { token, ...contact, ...values } })
          }
          onDone={onOpened}
          onEnded={onEnded}
        />
      </Card>
    </Page>
  );
}

/** Opens a link. One that is unknown or has ended shows no names. [ROOM-04] */
export function Invitation({ token, onOpened }: LinkProps) {
  const { brand } = useRuntime();
  const { data, error, isValidating, mutate } = useInvitation(token);
  const [hasEnded, setEnded] = useState(false);
  const problem = error === undefined ? null : problemOf(error);
  if (hasEnded || problem?.code === 'INVALID_LINK') return <EndedPage isOpened={hasEnded} onOpened={onOpened} />;
  if (data) return <Join token={token} invitation={data} onOpened={onOpened} onEnded={() => setEnded(true)} />;
  if (!problem) return <FullPageSpinner label={texts.opening} detail="" />;
  return (
    <Page title={texts.failed} brandName={brand.name}>
      <FailedPanel title={texts.failed} onRetry={() => void mutate()} retrying={isValidating}>
        {problem.title}
      </FailedPanel>
    </Page>
  );
}
