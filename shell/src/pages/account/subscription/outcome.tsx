import { LinkButton, Page, useRuntime } from '@home-move/ui';
import { useLink } from '../../../navigation/use-link';
import { subscriptionTexts } from './subscription.texts';

/** What a choice has led to, and the way out. */
export function Outcome({ title, lede }: { readonly title: string; readonly lede: string }) {
  const { brand } = useRuntime();
  return (
    <Page title={title} brandName={brand.name} lede={lede} width="code">
      <LinkButton full {...useLink('/')}>
        {subscriptionTexts.home}
      </LinkButton>
    </Page>
  );
}
