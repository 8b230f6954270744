import { accountEndpoints, logInLinkResult, pathOf, problemOf, type RuntimeContract } from '@home-move/contract';

/** What a link to the unpopulated details turned out to be: the form's own, or another page's. */
export type LinkWay = { readonly opens: 'form' } | { readonly opens: 'page'; readonly path: string };

const pageAt = (path: string): LinkWay => ({ opens: 'page', path });

/** Asks what the link stands for. Rejects with ApiError where that says nothing of the link itself. [VAL-13, VAL-14] */
export async function openLink({ http, session, enrolment }: RuntimeContract, token: string): Promise<LinkWay> {
  const link = await http.send(accountEndpoints.logInLink, { body: { token } }).catch((error: unknown) => {
    const { status } = problemOf(error);
    if (status === 400 || status === 404) return null;
    throw error;
  });
  const { notPopulated, detailsToConfirm, detailsConfirmedBefore, hasPassword } = logInLinkResult;
  if (link?.result === notPopulated && link.token) {
    await session.begin(link.token);
    // The enrolment says it from now on, so that the token need not stay in the address.
    return enrolment.get()?.isUnpopulated ? pageAt(pathOf('personal-details')) : { opens: 'form' };
  }
  const isToConfirm = link?.result === detailsToConfirm || link?.result === detailsConfirmedBefore;
  if (isToConfirm && link.confirmToken !== undefined)
    return pageAt(`/confirm-details/${encodeURIComponent(link.confirmToken)}`);
  return pageAt(link?.result === hasPassword ? '/log-in' : '/');
}
