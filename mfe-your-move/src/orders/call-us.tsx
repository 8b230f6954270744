import type { Order } from '@home-move/contract';
import { phoneHref, Text, TextLink, useRuntime } from '@home-move/ui';
import { orderTexts } from './order.texts';

const texts = orderTexts.cancelling;

/** "Call us on 020 7946 0123 (weekdays, 9am to 5pm) and quote TH-9K2M4X7P." */
export function CallUs({ order: { reference } }: { readonly order: Order }) {
  const { phone, hours } = useRuntime().brand.support;
  return (
    <>
      {texts.call}{' '}
      <Text as="span" nowrap>
        <TextLink href={phoneHref(phone)}>{phone}</TextLink>
      </Text>{' '}
      ({hours}) {texts.quote}{' '}
      <Text as="span" nowrap>
        {reference}.
      </Text>
    </>
  );
}
