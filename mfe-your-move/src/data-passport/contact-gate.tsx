import { portalPages } from '@home-move/contract';
import { EmptyState, LinkButton, LockIcon, Text, useLinkProps } from '@home-move/ui';
import { dataPassportTexts } from './data-passport.texts';

const texts = dataPassportTexts.locked;

/** In place of the passport of a mover who has not proven a contact: how to do that. [PASS-16] */
export function ContactGate() {
  const link = useLinkProps();
  return (
    <EmptyState
      level={2}
      title={texts.title}
      icon={<LockIcon size={36} />}
      action={
        <LinkButton variant="primary" {...link(portalPages.login)}>
          {texts.logIn}
        </LinkButton>
      }
    >
      <Text measure>{texts.text}</Text>
      <Text muted measure>
        {texts.afterwards}
      </Text>
    </EmptyState>
  );
}
