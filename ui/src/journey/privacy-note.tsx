import { TextLink } from '../components/link/text-link';
import { Text } from '../components/text/text';
import { useRuntime } from '../runtime/runtime-context';

const texts = {
  before: 'Read the ',
  link: 'Privacy notice',
} as const;

/**
 * A link to the brand's privacy notice, next to a field for sensitive details. Renders nothing if the brand has no
 * notice, or if the shell provides a runtime contract before 1.3.0, whose brands have none.
 */
export function PrivacyNote() {
  const { privacyNotice } = useRuntime().brand;
  if (!privacyNotice) return null;
  return (
    <Text size="sm" muted>
      {texts.before}
      <TextLink href={privacyNotice} external>
        {texts.link}
      </TextLink>
    </Text>
  );
}
