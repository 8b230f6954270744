import { accountEndpoints, logInLinkResult, pathOf, problemOf, type RuntimeContract } from '@home-move/contract';

/** Where a link to the unpopulated details leads: to the form here, or to another page. */
export type LinkTarget = { readonly opens: 'form' } | { readonly opens: 'page'; readonly path: string };

const pageTarget = (path: string): LinkTarget => ({ opens: 'page', path });

/** Resolves the link. Rejects with ApiError when the failure leaves open whether the link works. [VAL-13, VAL-14] */
export async function openLink({ http, session, enrolment }: RuntimeContract, token: string): Promise<LinkTarget> {
  const link = await http.send(accountEndpoints.logInLink, { body: { token } }).catch((error: unknown) => {
    const { status } = problemOf(error);
    if (status === 400 || status === 404) return null;
    throw error;
  });
  const { notPopulated, detailsToConfirm, detailsConfirmedBefore, hasPassword } = logInLinkResult;
  if (link?.result === notPopulated && link.token) {
    await session.begin(link.token);
    // From now on the enrolment is marked as unpopulated, so the token can leave the address.
    return enrolment.get()?.isUnpopulated ? pageTarget(pathOf('personal-details')) : { opens: 'form' };
  }
  const isToConfirm = link?.result === detailsToConfirm || link?.result === detailsConfirmedBefore;
  if (isToConfirm && link.confirmToken !== undefined)
    return pageTarget(`/confirm-details/${encodeURIComponent(link.confirmToken)}`);
  return pageTarget(link?.result === hasPassword ? '/log-in' : '/');
}
