import { pathOf, portalPages } from '@home-move/contract';
import { Button, EmptyState, LockIcon, Text, useAction, useRuntime } from '@home-move/ui';
import { dataPassportTexts } from './data-passport.texts';

const texts = dataPassportTexts.locked;

/**
 * In place of the passport of a mover who has not proven a contact. Leads to the login by code, which only opens to a visitor who is
 * logged out, and which returns to the page that such a visitor has requested. [PASS-16]
 */
export function ContactGate() {
  const runtime = useRuntime();
  const { run, busy } = useAction(async () => {
    await runtime.session.logout();
    runtime.navigate(pathOf('data-passport'));
    // A brand may send visitors to the login by password.
    runtime.navigate(portalPages.login, { replace: true });
  });
  return (
    <EmptyState
      level={2}
      title={texts.title}
      icon={<LockIcon size={36} />}
      action={
        <Button variant="primary" busy={busy ? texts.leaving : undefined} onClick={() => void run()}>
          {texts.logIn}
        </Button>
      }
    >
      <Text measure>{texts.text}</Text>
      <Text muted measure>
        {texts.afterwards}
      </Text>
    </EmptyState>
  );
}
