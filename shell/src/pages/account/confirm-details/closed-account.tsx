import type { Problem } from '@home-move/contract';
import { Notice, Page, Text } from '@home-move/ui';
import { EmailLink, PhoneLink } from '../../../links/links';
import { useShell } from '../../../runtime/shell-context';

const texts = { title: 'We cannot open this move', email: 'Email', orCall: 'or call' } as const;

/** The account is locked or forgotten, so only support can help. [VAL-08, VAL-11] */
export function ClosedAccount({ problem }: { readonly problem: Problem }) {
  const { name, support } = useShell().branding;
  return (
    <Page title={texts.title} brandName={name} width="code" notices={<Notice kind="error">{problem.title}</Notice>}>
      <Text>
        {texts.email} <EmailLink email={support.email} /> {texts.orCall}{' '}
        <Text as="span" nowrap>
          <PhoneLink phone={support.phone} />
        </Text>
        , {support.hours}
      </Text>
    </Page>
  );
}
