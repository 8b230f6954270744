import { LinkButton, Page, useRuntime } from '@home-move/ui';
import { useLink } from '../../../links/use-link';
import { subscriptionTexts } from './subscription.texts';

/** The address changed by each link token. Kept in memory only, so that no address returns to the address bar. */
const changedAddresses = new Map<string, string>();

export function rememberChangedAddress(token: string, email: string): void {
  changedAddresses.set(token, email);
}

/** The address that the page before this one changed; null for a visitor from an email. */
export function readChangedAddress(token: string): string | null {
  return changedAddresses.get(token) ?? null;
}

export function SubscriptionResult({ title, lede }: { readonly title: string; readonly lede: string }) {
  const { brand } = useRuntime();
  return (
    <Page title={title} brandName={brand.name} lede={lede} width="code">
      <LinkButton full {...useLink('/')}>
        {subscriptionTexts.home}
      </LinkButton>
    </Page>
  );
}
