import { householdEndpoints, maxHouseholdPeople, pathOf } from '@home-move/contract';
import {
  Button,
  Card,
  ClockIcon,
  EyeIcon,
  Heading,
  Lazy,
  lazyModule,
  LockIcon,
  ProblemNotice,
  registerSheet,
  Text,
  TextButton,
  TextLink,
  useIsFinished,
  useLinkProps,
} from '@home-move/ui';
import { useId, useRef, useState } from 'react';
import { useHouseholdAction, useHouseholdState } from './household-state';
import { householdTexts } from './household.texts';
import sheet, * as styles from './invite.module.css';
import { inviteTexts as texts } from './invite.texts';
import { OutcomeStatus, useOutcome } from './outcome';
import { ShareLink } from './share-link';

registerSheet(sheet);

const dialogs = lazyModule(() => import(/* webpackChunkName: "household-dialogs" */ './household-dialogs'));

/** Why no one can be invited, and the way to change that. */
function Closed() {
  const { household } = useHouseholdState();
  const link = useLinkProps();
  const isFinished = useIsFinished();
  return (
    <Text size="sm" muted>
      {householdTexts.closed(household)}{' '}
      {household.home.moveInDate === null && !isFinished && (
        <TextLink {...link(pathOf('moving-details'))}>{texts.moveIn}</TextLink>
      )}
    </Text>
  );
}

function MakeLink({ onMade }: { readonly onMade: () => void }) {
  const { run, busy, problem } = useHouseholdAction((http) => http.send(householdEndpoints.makeLink, {}), onMade);
  return (
    <>
      <Text size="sm">{texts.none}</Text>
      <ProblemNotice problem={problem} focused />
      <Button full variant="primary" busy={busy ? texts.making : undefined} onClick={() => void run()}>
        {texts.make}
      </Button>
    </>
  );
}

interface FactsProps {
  /** The last day of the link. */
  readonly until: string | null;
  readonly onRenew: () => void;
}

/** What people see, what stays private, and when the link ends. [ROOM-03] */
function Facts({ until, onRenew }: FactsProps) {
  return (
    <ul className={styles.facts}>
      <li>
        <EyeIcon />
        <span>{texts.see}</span>
      </li>
      <li>
        <LockIcon />
        <span>{texts.private}</span>
      </li>
      {until !== null && (
        <li>
          <ClockIcon />
          <span>
            {texts.until(until)} <TextButton onClick={onRenew}>{texts.renew}</TextButton>
          </span>
        </li>
      )}
    </ul>
  );
}

/** Ways to invite the people of the home. [ROOM-02, ROOM-03, ROOM-15] */
export function InviteCard() {
  const { household } = useHouseholdState();
  const { link, canInvite, people } = household;
  const titleId = useId();
  const [opened, setOpened] = useState<'send' | 'renew' | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  const outcome = useOutcome();
  const isFull = people.length >= maxHouseholdPeople;
  const open = (dialog: 'send' | 'renew') => {
    setOpened(dialog);
    setOpen(true);
    // Each one starts without the failure and the values of an earlier one.
    setAttempt(attempt + 1);
    outcome.show('');
  };
  const dialog = {
    open: isOpen,
    onClose: () => setOpen(false),
    onDone: (news: string) => {
      setOpen(false);
      outcome.show(news);
    },
    finalFocus: () => outcome.afterDialog() ?? title.current,
  };
  return (
    <Card aria-labelledby={titleId} className={styles.card}>
      <Heading level={2} look="h2" id={titleId} ref={title} tabIndex={-1}>
        {texts.title}
      </Heading>
      {!canInvite && <Closed />}
      {canInvite && isFull && (
        <Text size="sm" muted>
          {householdTexts.full}
        </Text>
      )}
      {canInvite && !isFull && (
        <>
          {link ? <ShareLink key={link.url} link={link} /> : <MakeLink onMade={() => outcome.focus(texts.made)} />}
          <p className={styles.more}>
            <TextButton className={styles.action} onClick={() => open('send')}>
              {texts.send}
            </TextButton>
          </p>
        </>
      )}
      <OutcomeStatus outcome={outcome} />
      <Facts until={link?.until ?? null} onRenew={() => open('renew')} />
      {opened && (
        <Lazy module={dialogs}>
          {({ InvitationDialog, NewLinkDialog }) =>
            opened === 'send' ? (
              <InvitationDialog key={attempt} {...dialog} />
            ) : (
              <NewLinkDialog key={attempt} {...dialog} />
            )
          }
        </Lazy>
      )}
    </Card>
  );
}
