import { pathOf } from '@home-move/contract';
import { Actions, Button, Notice, Page, phoneHref, Text, TextLink, useFlag, useRuntime } from '@home-move/ui';
import { expiredLinkTexts as texts } from './link.texts';

interface ExpiredLinkProps {
  readonly title: string;
  readonly message: string;
  /** Only support can help: neither logging in nor starting again would. */
  readonly supportOnly?: boolean;
}

/** In place of a page whose link no longer opens it: why, and how the mover can continue. */
export function ExpiredLink({ title, message, supportOnly = false }: ExpiredLinkProps) {
  const runtime = useRuntime();
  const { brand } = runtime;
  const hasCodeLogin = useFlag('otp-login');
  const { email, phone, hours } = brand.support;
  return (
    <Page title={title} brandName={brand.name} notices={<Notice kind="error">{message}</Notice>}>
      {!supportOnly && <Text measure>{texts.nextSteps}</Text>}
      <Text measure>
        {/* When only support can help, the message itself names the opening hours. */}
        {!supportOnly && `${texts.help} `}
        {texts.email} <TextLink href={`mailto:${email}`}>{email}</TextLink> {texts.orCall}{' '}
        <TextLink href={phoneHref(phone)}>{phone}</TextLink>
        {supportOnly ? '' : `, ${hours}`}.
      </Text>
      {!supportOnly && (
        <Actions>
          <Button onClick={() => runtime.navigate(pathOf('personal-details'), { replace: true })}>{texts.start}</Button>
          {/* [ROUTE-02] */}
          <Button
            variant="primary"
            onClick={() => runtime.navigate(hasCodeLogin ? '/login' : '/log-in', { replace: true })}
          >
            {texts.logIn}
          </Button>
        </Actions>
      )}
    </Page>
  );
}
