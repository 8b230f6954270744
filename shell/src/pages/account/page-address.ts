import { invitedStep, matchPath, portalPages, type PortalPage, type StepId } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useEffect, useRef, useState } from 'react';
import { formatBrandPath } from '../../brand/brand-path';
import { useShell } from '../../runtime/shell-context';
import { consumeLinkQuery } from './opened-link';

/** A parameter of the page's path when the page opened; while the page is left, the path already belongs to the next one. */
export function usePageParam(page: PortalPage, param: string): string {
  const { navigation } = useShell();
  const [value] = useState(() => matchPath(portalPages[page], navigation.path.get())?.[param] ?? '');
  return value;
}

/** Query parameters of our mailed and texted links. [ROUTE-15] */
export interface LinkQuery {
  readonly email: string | null;
  /** The step that an agent has invited the mover to; null in other links. */
  readonly step: StepId | null;
}

/** Reads the query of the page's link once, and removes it from the address bar. */
export function useLinkQuery(token: string): LinkQuery {
  const { http } = useRuntime();
  const { navigation } = useShell();
  const [query] = useState(() => new URLSearchParams(window.location.search));
  const isConsumed = useRef(false);

  useEffect(() => {
    if (isConsumed.current) return;
    isConsumed.current = true;
    consumeLinkQuery({ token, query, http, navigation });
  }, [http, navigation, query, token]);

  return { email: query.get('email'), step: invitedStep(query) };
}

/** The absolute URL of a page of this brand for use in emails; it never leads into a partner's frame. [PWD-04] */
export function useReturnUrl(path: string): string {
  const { branding, context, navigation } = useShell();
  const href =
    context === 'hosted'
      ? navigation.hrefOf(path)
      : formatBrandPath({ brand: branding.urlRoute, branch: null, path }, 'hosted');
  return new URL(href, window.location.origin).href;
}
