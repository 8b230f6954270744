import { Text, TextLink } from '@home-move/ui';
import { mailHref, phoneHref } from '../../../layout/contact';
import { useShell } from '../../../shell-context';
import { partsTexts } from './parts.texts';

/** Where people are who can help. */
export function SupportLinks() {
  const { email, phone, hours } = useShell().branding.support;
  return (
    <Text>
      {partsTexts.emailUs} <TextLink href={mailHref(email)}>{email}</TextLink> {partsTexts.call}{' '}
      <TextLink href={phoneHref(phone)}>{phone}</TextLink>, {hours}
    </Text>
  );
}
