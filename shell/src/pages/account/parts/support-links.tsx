import { Text, TextLink } from '@home-move/ui';
import { mailHref, phoneHref } from '../../../layout/contact';
import { useShell } from '../../../runtime/shell-context';
import { partsTexts } from './parts.texts';

/** Where people are who can help. */
export function SupportLinks() {
  const { email, phone, hours } = useShell().branding.support;
  return (
    <Text>
      {partsTexts.emailUs} <TextLink href={mailHref(email)}>{email}</TextLink> {partsTexts.call}{' '}
      <Text as="span" nowrap>
        <TextLink href={phoneHref(phone)}>{phone}</TextLink>
      </Text>
      , {hours}
    </Text>
  );
}
