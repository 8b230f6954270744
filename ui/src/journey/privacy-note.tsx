import { TextLink } from '../components/link/text-link';
import { Text } from '../components/text/text';
import { useRuntime } from '../runtime/runtime-context';

const texts = {
  before: 'Read the ',
  link: 'Privacy notice',
} as const;

/**
 * A link to the brand's privacy notice, beside a field that asks for sensitive details. Nothing while the brand has none, or
 * where the shell provides a runtime contract before 1.3.0, whose brands have none.
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
