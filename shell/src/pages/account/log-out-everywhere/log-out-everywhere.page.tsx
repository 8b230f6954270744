import { accountEndpoints } from '@home-move/contract';
import { Button, LinkButton, Notice, Page, ProblemNotice, useAction, useRuntime, useStore } from '@home-move/ui';
import { hasUnsentReadings } from '../../../session/meter-day-note';
import { useLink, useLoginPath } from '../../../links/use-link';
import { useShell } from '../../../runtime/shell-context';

const texts = {
  title: 'Log out everywhere',
  lede: 'This logs you out on every device, and ends every link to your move that you have shown, sent or received. What you have set up stays.',
  readings:
    'Readings of your meters that are not sent yet are only on this device. They are locked here, and are sent once you log in again and open meter day.',
  logOut: 'Log out everywhere',
  busy: 'Logging out',
  keep: 'Stay logged in',
  done: 'You are logged out on every device.',
  loggedOut: 'You are not logged in on this device. Log in first.',
  logIn: 'Log In',
} as const;

/** For a mover who fears that someone else is logged in. Only a click logs out. */
export function LogOutEverywherePage() {
  const runtime = useRuntime();
  const { session, logout } = useShell();
  const { loggedIn, enrolmentId } = useStore(session);
  const back = useLink('/enrolment');
  const logIn = useLink(useLoginPath());
  const action = useAction(async () => {
    await runtime.http.send(accountEndpoints.logOutEverywhere, {});
    await logout();
    runtime.feedback.show({ kind: 'success', content: texts.done });
  });

  if (!loggedIn)
    return (
      <Page title={texts.title} brandName={runtime.brand.name} lede={texts.loggedOut} width="code">
        <LinkButton variant="primary" full {...logIn}>
          {texts.logIn}
        </LinkButton>
      </Page>
    );
  return (
    <Page
      title={texts.title}
      brandName={runtime.brand.name}
      lede={texts.lede}
      width="code"
      notices={<ProblemNotice problem={action.problem} focused />}
    >
      {hasUnsentReadings(enrolmentId) && (
        <Notice kind="warning" still>
          <p>{texts.readings}</p>
        </Notice>
      )}
      <Button variant="primary" full onClick={action.run} busy={action.busy ? texts.busy : undefined}>
        {texts.logOut}
      </Button>
      <LinkButton full {...back}>
        {texts.keep}
      </LinkButton>
    </Page>
  );
}
