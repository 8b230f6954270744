import { pathOf } from '@home-move/contract';
import { Actions, Button, Notice, Page, Text, TextLink, useFlag, useRuntime } from '@home-move/ui';
import { linkOverTexts as texts } from './link-over.texts';

interface LinkOverProps {
  readonly title: string;
  readonly message: string;
  /** Support alone can help: neither logging in nor starting again would. */
  readonly supportOnly?: boolean;
}

/** A link that opens nothing, and what the person can do instead. */
export function LinkOver({ title, message, supportOnly = false }: LinkOverProps) {
  const runtime = useRuntime();
  const { brand } = runtime;
  const byCode = useFlag('otp-login');
  const { email, phone, hours } = brand.support;
  return (
    <Page title={title} brandName={brand.name} notices={<Notice kind="error">{message}</Notice>}>
      {!supportOnly && <Text measure>{texts.waysOn}</Text>}
      <Text measure>
        {/* The message of an account that only support can open names the hours itself. */}
        {!supportOnly && `${texts.help} `}
        {texts.email} <TextLink href={`mailto:${email}`}>{email}</TextLink> {texts.orCall}{' '}
        <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</TextLink>
        {supportOnly ? '' : `, ${hours}`}.
      </Text>
      {!supportOnly && (
        <Actions>
          <Button onClick={() => runtime.navigate(pathOf('personal-details'), { replace: true })}>{texts.start}</Button>
          {/* [ROUTE-02] */}
          <Button variant="primary" onClick={() => runtime.navigate(byCode ? '/login' : '/log-in', { replace: true })}>
            {texts.logIn}
          </Button>
        </Actions>
      )}
    </Page>
  );
}
