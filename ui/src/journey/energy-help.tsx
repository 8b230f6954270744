import { energyContact, energyContactTexts as texts } from '@home-move/contract';
import { TextLink } from '../components/link/text-link';
import { Stack } from '../components/stack/stack';
import { Text } from '../components/text/text';
import { phoneHref } from '../format/format';
import { useRuntime } from '../runtime/runtime-context';

interface EnergyHelpProps {
  /** Of the home. */
  readonly postcode: string | null;
}

/** Whom to call about energy that cannot be set up here, and their site; our own number if no one else helps. */
export function EnergyHelp({ postcode }: EnergyHelpProps) {
  const { phone: ours } = useRuntime().brand.support;
  const contact = energyContact(postcode);
  const phone = contact?.phone ?? ours;
  return (
    <Stack gap={2}>
      <Text>
        {texts.call(contact?.name ?? texts.us)}{' '}
        <TextLink href={phoneHref(phone)}>
          <Text as="span" nowrap>
            {phone}
          </Text>
        </TextLink>
      </Text>
      {contact && (
        <Text>
          <TextLink href={contact.url} external>
            {contact.label}
          </TextLink>
        </Text>
      )}
    </Stack>
  );
}
