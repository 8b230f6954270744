import { phoneHref, TextLink } from '@home-move/ui';
import type { ReactNode } from 'react';
import { useLink } from './use-link';

export function PhoneLink({ phone }: { readonly phone: string }) {
  return <TextLink href={phoneHref(phone)}>{phone}</TextLink>;
}

export function EmailLink({ email }: { readonly email: string }) {
  return <TextLink href={`mailto:${email}`}>{email}</TextLink>;
}

/** A link in running text to a page of the portal. */
export function PageLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return <TextLink {...useLink(to)}>{children}</TextLink>;
}
